import { useEffect } from 'react';
import { routeOf } from '../router.ts';

/** Whatever names a rule beside a match opens it beside the match: nobody is led away from the table. */
export function useRuleLinks(open: (rule: string | null) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#/rules"]') : null;
      const route = link && routeOf(link.getAttribute('href') ?? '');
      if (route?.page !== 'rules') return;
      event.preventDefault();
      open(route.rule);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });
}
