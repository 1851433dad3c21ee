import { SettingsForm } from '../settings/SettingsForm.tsx';
import { PageShell } from './PageShell.tsx';

export const SettingsPage = () => (
  <PageShell title="Settings" here="settings">
    <div className="page board">
      <h1>Settings</h1>
      <p className="quiet">They belong to this screen and hold at once.</p>
      <SettingsForm />
    </div>
  </PageShell>
);
