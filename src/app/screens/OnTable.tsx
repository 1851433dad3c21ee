import type { Seat } from '../../engine/kernel/rule.ts';
import { Switch } from '../parts/Choice.tsx';
import { say } from '../parts/notices.ts';
import { useHosted, useSitting } from './hosted.ts';

/** Whoever sits at the screen in the middle answers there too. What only they may know is asked on their own screen still. */
export function OnTable({ seat }: { readonly seat: Seat }) {
  const { play } = useHosted();
  const { company } = useSitting();
  const on = company.chairs.find((chair) => chair.seat === seat)?.onTable ?? false;
  const set = (next: boolean): void =>
    void play.playOnTable(seat, next).catch((error: unknown) => say({ kind: 'trouble', text: String((error as Error).message) }));
  return <Switch title="I play on the table" on={on} set={set} />;
}
