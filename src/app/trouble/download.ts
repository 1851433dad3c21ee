import type { ExportedMatch } from '../../match/play.ts';

/** Hands a match to the person as a file. */
export function download({ name, json }: ExportedMatch): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 30_000); // some browsers read it only after the click has returned
}
