import { Eraser, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { ReactSketchCanvas, type CanvasPath, type ReactSketchCanvasRef } from 'react-sketch-canvas';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { cropToInk, PICTURE, SHEET } from './signature-image.js';

export interface SignatureOverlayProps {
  title: string;
  onClose: () => void;
  onSave: (picture: string) => void;
}

/** The whole screen to sign on. Save opens once something is drawn. */
export function SignatureOverlay({ title, onClose, onSave }: SignatureOverlayProps) {
  const pad = useRef<ReactSketchCanvasRef>(null);
  const [strokes, setStrokes] = useState<CanvasPath[]>([]);
  const blank = strokes.length === 0;

  const save = async () => {
    const picture = await pad.current?.exportImage('png', PICTURE);
    if (picture) onSave(await cropToInk(picture, strokes));
  };

  return (
    <Dialog
      open
      layout="full"
      keepOnOutsideTap
      title={title}
      description="Sign with a finger or a pen."
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Sheet>
        <ReactSketchCanvas
          ref={pad}
          width={`${SHEET.width}px`}
          height={`${SHEET.height}px`}
          style={{}}
          strokeWidth={4}
          strokeColor="#1b1f23"
          canvasColor="#ffffff"
          onChange={setStrokes}
        />
      </Sheet>
      <div className="grid grid-cols-2 gap-2.5 short:grid-cols-4">
        <Button disabled={blank} onClick={() => pad.current?.undo()}>
          <Undo2 aria-hidden /> Undo
        </Button>
        <Button disabled={blank} onClick={() => pad.current?.clearCanvas()}>
          <Eraser aria-hidden /> Clear
        </Button>
        <Button size="action" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" size="action" disabled={blank} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * Shows a sheet of fixed size as large as the room allows. Because only its scale changes, what is drawn stays
 * where it is when the phone is turned or the keyboard opens.
 */
function Sheet({ children }: { children: React.ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = () => setScale(Math.min(element.clientWidth / SHEET.width, roomBelow() / SHEET.height));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    addEventListener('resize', fit);
    fit();
    return () => {
      observer.disconnect();
      removeEventListener('resize', fit);
    };
  }, []);

  return (
    <div ref={frame} className="my-auto w-full">
      <div
        className="relative mx-auto overflow-hidden rounded-control bg-sheet outline-2 outline-dashed outline-strong"
        style={{ width: SHEET.width * scale, height: SHEET.height * scale }}
      >
        <div
          data-testid="signature-sheet"
          className="origin-top-left"
          style={{ width: SHEET.width, height: SHEET.height, transform: `scale(${scale})` }}
        >
          {children}
        </div>
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-[8%] bottom-[22%] border-b-2 border-line"
        />
      </div>
    </div>
  );
}

/** The height that title and buttons leave, in a phone held sideways too. */
function roomBelow(): number {
  // On a low screen the four buttons stand in one row (the variant `short`).
  const lines =
    (innerHeight < 480 ? 12.5 : 17) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(120, innerHeight - lines);
}
