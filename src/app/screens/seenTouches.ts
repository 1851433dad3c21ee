/**
 * A browser moves a touch to the target that it thinks was meant, near by and easy to press. On a page that is bent by a matrix it takes
 * the box around each target for the target itself, and a finger on a button at the rim would press the table beside it. Here every
 * touch goes to what is seen under its middle.
 */
export function touchWhatIsSeen(bent: HTMLElement): () => void {
  /** Touches that were taken from where the browser sent them. Their click would still go there, and is made here instead. */
  const moved = new Map<number, Element>();

  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' || !event.isTrusted) return;
    const seen = document.elementFromPoint(event.clientX, event.clientY);
    if (!seen || seen === event.target || !bent.contains(seen)) return;
    event.stopImmediatePropagation();
    moved.set(event.pointerId, seen);
    seen.setPointerCapture(event.pointerId); // whatever the finger does next is told to the same
    seen.dispatchEvent(new PointerEvent('pointerdown', event));
  };
  const click = (event: MouseEvent): void => {
    const pointer = (event as PointerEvent).pointerId;
    const seen = event.isTrusted ? moved.get(pointer) : undefined;
    if (!seen) return;
    moved.delete(pointer);
    event.stopImmediatePropagation();
    event.preventDefault();
    seen.closest<HTMLElement>('button, a, summary, input')?.click();
  };
  const cancel = ({ pointerId }: PointerEvent): void => void moved.delete(pointerId);

  bent.addEventListener('pointerdown', down, true);
  bent.addEventListener('click', click, true);
  bent.addEventListener('pointercancel', cancel, true);
  return () => {
    bent.removeEventListener('pointerdown', down, true);
    bent.removeEventListener('click', click, true);
    bent.removeEventListener('pointercancel', cancel, true);
  };
}
