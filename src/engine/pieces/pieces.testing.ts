import { entropyFrom, type Chance } from '../kernel/chance.ts';
import { tableOf, type Table } from '../kernel/table.ts';

interface TestTable extends Table<Chance, string> {
  /** How often something closed undo. */
  sealed(): number;
}

export function tableWith(seed = 1): TestTable {
  let seals = 0;
  const table = tableOf<Chance, string>({ chance: entropyFrom(seed) }, () => {}, () => void (seals += 1));
  return { ...table, sealed: () => seals };
}
