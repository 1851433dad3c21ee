import { say } from '../parts/notices.ts';

/** A network without https has no clipboard: the old way works there, and where it does not, the text is shown to be copied by hand. */
export function copyText(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  say({ text: copied ? 'Copied.' : text });
}
