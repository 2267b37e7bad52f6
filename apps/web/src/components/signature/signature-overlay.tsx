import { useState } from 'react';

import { Button } from '../button.js';
import { Dialog } from '../dialog.js';
import { forgetDrawing } from './drawing.js';
import { SignaturePad } from './signature-pad.js';

export interface SignatureOverlayProps {
  title: string;
  /** Tells this signature from others. */
  of: string;
  onClose: () => void;
  onSave: (picture: string) => void;
}

/** The whole screen to sign on. Save opens once something is drawn; closed by Back, what is drawn is there again. */
export function SignatureOverlay({ title, of, onClose, onSave }: SignatureOverlayProps) {
  const [picture, setPicture] = useState<string | null>(null);
  const finish = (then: () => void) => {
    forgetDrawing();
    then();
  };
  return (
    <Dialog
      open
      layout="cover"
      keepOnOutsideTap
      title={title}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <SignaturePad of={of} label={title} room={roomBelow} onPicture={setPicture}>
        <Button size="action" onClick={() => finish(onClose)}>
          Cancel
        </Button>
        <Button
          variant="primary"
          size="action"
          disabled={!picture}
          onClick={() => (picture ? finish(() => onSave(picture)) : undefined)}
        >
          Save
        </Button>
      </SignaturePad>
    </Dialog>
  );
}

/** The height that the title with its line and the buttons leave; on a low screen the buttons stand beside the sheet. */
function roomBelow(): number {
  const lines = innerHeight < 480 ? 6 : 18.5;
  return innerHeight - 1 - lines * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
