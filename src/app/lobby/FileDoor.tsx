import { useEffect, useState } from 'react';
import { fileInputId, takeFiles } from './files.ts';

/** Match and campaign files from the picker, or dropped anywhere on any page. A file that is refused changes nothing. */
export function FileDoor() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const carries = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent): void => {
      if (!carries(event)) return;
      event.preventDefault(); // or the browser would leave the page and show the file
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => void (event.relatedTarget === null && setOver(false));
    const onDrop = (event: DragEvent): void => {
      if (!carries(event)) return;
      event.preventDefault();
      setOver(false);
      takeFiles(event.dataTransfer?.files ?? null);
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, []);
  return (
    <>
      <input
        id={fileInputId}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        aria-label="A match file"
        onChange={({ target }) => (takeFiles([...(target.files ?? [])]), (target.value = ''))}
      />
      {over && (
        <div className="drop-here" aria-hidden="true">
          <p>Drop the match on the table</p>
        </div>
      )}
    </>
  );
}
