import { useEffect, useState } from 'react';

import { Dialog } from '../../components/dialog.js';
import { recoverFiles } from '../../components/upload/recover-files.js';
import { photosOf } from './recovery-store.js';
import { Uploader, type UploaderProps } from '../../components/upload/uploader.js';

/** How long after its dialog has gone golden-retriever still writes down how its files fared, in milliseconds. */
const WRITES_FOR = 600;

let settledAt = 0;

/** Chooses files, or takes pictures, and uploads them. */
export function UploadDialog(props: UploaderProps) {
  const settled = useSettled();
  return (
    <Dialog open keepOnOutsideTap layout="wide" title={props.title} onOpenChange={props.onClose}>
      {/* By itself, because the dialog draws what is in it a moment after itself. */}
      {settled && (
        <Uploader
          {...props}
          // What was chosen when the page was lost is there again.
          id={photosOf()}
          onReady={recoverFiles}
        />
      )}
    </Dialog>
  );
}

/** Opened again at once, it would take the photo that was just uploaded for one that was lost. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(() => Date.now() >= settledAt);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(true), settledAt - Date.now());
    return () => {
      clearTimeout(waiting);
      settledAt = Date.now() + WRITES_FOR;
    };
  }, []);
  return settled;
}
