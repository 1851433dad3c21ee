import { useEffect, useRef, useState } from 'react';
import type { Company } from '../../match/screenMessages.ts';

const beat = 1_000;

/** The host's clock, going on here from when the company was told. It stands while nobody is away: an idle page stays idle. */
export function useNow(company: Company): number {
  const told = useRef({ company, at: performance.now() });
  if (told.current.company !== company) told.current = { company, at: performance.now() };
  const [, tick] = useState(0);
  const away = company.chairs.some(({ awaySince, policy, person }) => awaySince !== null && policy === null && person !== null);
  useEffect(() => {
    if (!away) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), beat);
    return () => clearInterval(timer);
  }, [away, company]);
  return company.now + (performance.now() - told.current.at);
}
