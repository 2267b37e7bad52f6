import { Dialog } from '../../components/dialog.js';
import { Uploader, type UploaderProps } from './uploader.js';

/** Chooses files, or takes pictures, and uploads them. */
export function UploadDialog(props: UploaderProps) {
  return (
    <Dialog open keepOnOutsideTap layout="wide" title={props.title} onOpenChange={props.onClose}>
      {/* By itself, because the dialog draws what is in it a moment after itself. */}
      <Uploader {...props} />
    </Dialog>
  );
}
