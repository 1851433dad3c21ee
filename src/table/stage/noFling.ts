/**
 * What a finger moves inside this element ends where it is let go. Let go in full motion it would be a fling to the browser,
 * which then swallows the next tap. React's own listeners of touches are passive and cannot refuse it. Fits as a `ref`.
 */
export function noFling(element: HTMLElement | null): () => void {
  const refuse = (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault();
  };
  element?.addEventListener('touchmove', refuse, { passive: false });
  return () => element?.removeEventListener('touchmove', refuse);
}
