import { entropyFrom, type Chance } from '../kernel/chance.ts';
import { tableOf, type Table } from '../kernel/table.ts';

interface TestTable extends Table<Chance, string> {
  /** How often something closed undo. */
  fences(): number;
}

export function tableWith(seed = 1): TestTable {
  let fences = 0;
  const table = tableOf<Chance, string>({ chance: entropyFrom(seed) }, () => {}, () => void (fences += 1));
  return { ...table, fences: () => fences };
}
