import { FileWarning } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Notice } from '../../../components/badge.js';
import { cn } from '../../../lib/cn.js';
import { retriable } from '../../../lib/retriable.js';
import { ZoomFrame } from '../zoom-frame.js';
import type { drawPage as DrawPage } from './open-pdf.js';

/** So many pages are shown; the others are in the file. */
const MOST_PAGES = 100;
const A4 = 297 / 210;
/** A page may say that it is a kilometre long. */
const LONGEST = 5;

const loadReader = retriable(() => import('./open-pdf.js'));

/** A PDF with what draws it; null where it cannot be had. */
type Opened = { pdf: PDFDocumentProxy; drawPage: typeof DrawPage } | null;

function usePdf(src: string): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let close = () => {};
    let isOver = false;
    const open = async () => {
      const { openPdf, drawPage } = await loadReader();
      if (isOver) return;
      const opening = openPdf(src);
      ({ close } = opening);
      setOpened({ pdf: await opening.pdf, drawPage });
    };
    open().catch(() => setOpened(null));
    return () => {
      isOver = true;
      close();
    };
  }, [src]);
  return opened;
}

interface PdfViewProps {
  src: string;
  label: string;
  /** Stands there until it is open. */
  meanwhile: ReactNode;
}

/** The pages of a PDF, one below the other. */
export function PdfView({ src, label, meanwhile }: PdfViewProps) {
  const opened = usePdf(src);
  if (opened === null)
    return (
      <>
        {meanwhile}
        <Notice tone="attention" role="status">
          <FileWarning aria-hidden />
          <p>This PDF cannot be shown here. Download it to read it.</p>
        </Notice>
      </>
    );
  if (!opened) return meanwhile;
  const { pdf } = opened;
  const pages = Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, at) => at + 1);
  return (
    <>
      <ZoomFrame label={label}>
        {(width, zoom) => (
          <div className={cn('flex flex-col gap-2', width)}>
            {pages.map((page) => (
              <PdfPage
                key={page}
                opened={opened}
                number={page}
                zoom={zoom}
                label={`${label}, page ${page} of ${pdf.numPages}`}
              />
            ))}
          </div>
        )}
      </ZoomFrame>
      {pdf.numPages > MOST_PAGES ? (
        <p className="text-sm text-muted">
          These are the first {MOST_PAGES} of {pdf.numPages} pages. Download it to read the others.
        </p>
      ) : null}
    </>
  );
}

interface PdfPageProps {
  opened: NonNullable<Opened>;
  number: number;
  zoom: number;
  label: string;
}

/** Drawn while it is near: a long document would fill the memory of a phone. */
function PdfPage({ opened, number, zoom, label }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [shape, setShape] = useState(A4);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), {
      rootMargin: '100% 0px',
    });
    watch.observe(canvas.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(
    () => (isNear ? opened.drawPage(opened.pdf, number, canvas.current!, setShape) : undefined),
    [opened, number, zoom, isNear],
  );
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="w-full bg-sheet object-contain"
      style={{ aspectRatio: 1 / Math.min(LONGEST, Math.max(1 / LONGEST, shape)) }}
    />
  );
}
