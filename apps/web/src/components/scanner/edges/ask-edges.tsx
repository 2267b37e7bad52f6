import { Check, Image } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createCornerEditor, type CornerEditor } from 'scanic';

import './edges.css';

import { Button } from '../../button.js';
import { Dialog } from '../../dialog.js';
import type { AskedPage } from './use-edges.js';

/** The page as it was found in a picture; its corners can be dragged, or moved by the arrow keys. */
export function AskEdges({ page }: { page: AskedPage }) {
  const asItIs = () => page.answer(null);
  return (
    <Dialog
      open
      keepOnOutsideTap
      layout="wide"
      title="Is this the document?"
      description="We cut it out and straighten it. If a corner is not where it should be, drag it there."
      onOpenChange={asItIs}
    >
      <Corners page={page} />
    </Dialog>
  );
}

/** By itself, because the dialog draws what is in it a moment after itself. */
function Corners({ page }: { page: AskedPage }) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CornerEditor>(null);
  const { picture, corners, answer } = page;
  useEffect(() => {
    const made = createCornerEditor({
      container: place.current!,
      image: picture,
      corners,
      // The content policy allows no styles but those of our files.
      injectStyles: false,
      toolbar: { enabled: false },
      onConfirm: answer,
    });
    editor.current = made;
    return () => made.destroy();
  }, [picture, corners, answer]);
  return (
    <>
      <div
        ref={place}
        className="edges-place min-h-64 w-full grow overflow-hidden rounded-control bg-paper tablet:h-[58dvh]"
      />
      <div className="grid gap-2.5 tablet:grid-cols-2">
        <Button variant="primary" size="action" onClick={() => editor.current!.confirm()}>
          <Check aria-hidden /> Straighten it
        </Button>
        <Button size="action" onClick={() => answer(null)}>
          <Image aria-hidden /> Use it as it is
        </Button>
      </div>
    </>
  );
}
