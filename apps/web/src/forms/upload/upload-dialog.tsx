import GoldenRetriever from '@uppy/golden-retriever';

import { Dialog } from '../../components/dialog.js';
import { photosOf } from './recovery-store.js';
import { Uploader, type UploaderProps } from './uploader.js';

/** Chooses files, or takes pictures, and uploads them. */
export function UploadDialog(props: UploaderProps) {
  return (
    <Dialog open keepOnOutsideTap layout="wide" title={props.title} onOpenChange={props.onClose}>
      {/* By itself, because the dialog draws what is in it a moment after itself. */}
      <Uploader
        {...props}
        // What was chosen when the page was lost is there again.
        id={photosOf()}
        onReady={(uppy) => void uppy.use(GoldenRetriever)}
      />
    </Dialog>
  );
}
