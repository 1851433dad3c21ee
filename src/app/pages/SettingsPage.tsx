import { SettingsForm } from '../settings/SettingsForm.tsx';
import { PageFrame } from './PageFrame.tsx';

export const SettingsPage = () => (
  <PageFrame title="Settings" here="settings">
    <div className="page board">
      <h1>Settings</h1>
      <p className="quiet">They belong to this screen and hold at once.</p>
      <SettingsForm />
    </div>
  </PageFrame>
);
