import { Eraser, Keyboard, Undo2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ReactSketchCanvas, type CanvasPath, type ReactSketchCanvasRef } from 'react-sketch-canvas';

import { Button } from '../button.js';
import { fitted, forgetDrawing, holdDrawing, keptDrawing, storeDrawing, type Size } from './drawing.js';
import { cropToInk, scaleOf } from './signature-image.js';
import { TypedName } from './typed-name.js';

/** A picture is made once the pen has rested for so long. */
const SETTLES_AFTER_MS = 150;

interface SignaturePadProps {
  /** Tells this signature from others: what is drawn is kept under it until it is done. */
  of: string;
  /** Whose it is: 'Client signature'. */
  label: string;
  /** The height that is there for the sheet. */
  room: () => number;
  /** After each stroke, and with a typed name; null once nothing is left of it. */
  onPicture: (picture: string | null) => void;
  /** Stands below the sheet, or beside it where the screen is low. */
  children?: React.ReactNode;
}

/** A sheet to sign on as large as the room allows; what is drawn stays through Back, a reload and a turn of the phone. */
export function SignaturePad({ of, label, room, onPicture, children }: SignaturePadProps) {
  const pad = useRef<ReactSketchCanvasRef>(null);
  const { frame, size } = useRoom(room);
  const [blank, setBlank] = useState(true);
  const [typing, setTyping] = useState(false);

  const draw = async (strokes: readonly CanvasPath[], sheet: Size) => {
    if (strokes.length === 0) return onPicture(null);
    const scale = scaleOf(sheet);
    const whole = { width: Math.round(sheet.width * scale), height: Math.round(sheet.height * scale) };
    const picture = await pad.current?.exportImage('png', whole);
    if (picture) onPicture(await cropToInk(picture, strokes, sheet));
  };

  if (typing) {
    return (
      <TypedName
        label={label}
        onPicture={onPicture}
        onDraw={() => {
          onPicture(null);
          setTyping(false);
        }}
      >
        {children}
      </TypedName>
    );
  }
  return (
    <div className="flex grow flex-col gap-3 short:flex-row">
      <div ref={frame} role="group" aria-label={label} className="min-w-0 grow">
        <div
          data-testid="signature-sheet"
          data-entry
          className="relative overflow-hidden rounded-control bg-sheet outline-2 outline-dashed outline-strong"
          style={{ height: size?.height }}
        >
          {size ? (
            <Sheet
              key={`${size.width} ${size.height}`}
              ref={pad}
              {...{ of, size, draw }}
              onBlank={setBlank}
            />
          ) : null}
          <div
            aria-hidden
            className="pointer-events-none absolute inset-x-[8%] bottom-[22%] border-b-2 border-line"
          />
        </div>
      </div>
      <div className="grid grid-cols-2 content-start gap-2.5 short:w-44 short:shrink-0">
        <Button disabled={blank} onClick={() => pad.current?.undo()}>
          <Undo2 aria-hidden /> Undo
        </Button>
        <Button disabled={blank} onClick={() => pad.current?.clearCanvas()}>
          <Eraser aria-hidden /> Clear
        </Button>
        <Button
          variant="quiet"
          className="col-span-full"
          onClick={() => {
            onPicture(null);
            setTyping(true);
          }}
        >
          <Keyboard aria-hidden /> Type the name instead
        </Button>
        {children}
      </div>
    </div>
  );
}

interface SheetProps {
  ref: React.RefObject<ReactSketchCanvasRef | null>;
  of: string;
  size: Size;
  /** A moment after the last change. */
  draw: (strokes: readonly CanvasPath[], sheet: Size) => Promise<void>;
  onBlank: (blank: boolean) => void;
}

/** A canvas of one size; for another size there is another one, with the same strokes fitted into it. */
function Sheet({ ref, of, size, draw, onBlank }: SheetProps) {
  const [begun] = useState(() => {
    const kept = keptDrawing(of);
    return kept ? fitted(kept, size) : [];
  });
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(0);
  useEffect(() => {
    if (begun.length > 0) ref.current?.loadPaths(begun);
    return () => {
      clearTimeout(settling.current);
      storeDrawing();
    };
  }, [begun, ref]);
  const change = (strokes: readonly CanvasPath[]) => {
    const before = shown.current;
    shown.current = strokes.length;
    onBlank(strokes.length === 0);
    if (strokes.length === 0 && before === 0) return;
    clearTimeout(settling.current);
    // What was only put back keeps the size it was drawn in, so that it is the same when the phone is turned back.
    const isPutBack = strokes.length === begun.length && strokes.every((each, at) => each === begun[at]);
    if (!isPutBack) holdDrawing(of, { ...size, strokes });
    settling.current = setTimeout(() => {
      if (strokes.length === 0) forgetDrawing();
      else storeDrawing();
      void draw(strokes, size);
    }, SETTLES_AFTER_MS);
  };
  return (
    <ReactSketchCanvas
      ref={ref}
      width={`${size.width}px`}
      height={`${size.height}px`}
      style={{}}
      strokeWidth={4}
      strokeColor="#1b1f23"
      canvasColor="#ffffff"
      onChange={change}
    />
  );
}

function useRoom(room: () => number) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = () => {
      const next = { width: Math.max(120, element.clientWidth), height: Math.round(Math.max(120, room())) };
      setSize((now) => (now?.width === next.width && now.height === next.height ? now : next));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    addEventListener('resize', fit);
    fit();
    return () => {
      observer.disconnect();
      removeEventListener('resize', fit);
    };
  }, [room]);
  return { frame, size };
}
