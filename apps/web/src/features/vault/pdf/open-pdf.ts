import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** As many as the server takes of a picture; a page may claim to be as large as a town. */
const MOST_DOTS = 40_000_000;
/** Of a page on the screen: a phone has little memory. */
const MOST_DOTS_DRAWN = 8_000_000;

export interface OpenedPdf {
  pdf: Promise<PDFDocumentProxy>;
  /** Ends its thread, whatever that is busy with. */
  close: () => void;
}

/** Fetches a PDF and takes it apart, in a thread of its own. */
export function openPdf(url: string): OpenedPdf {
  const thread = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
  const task = getDocument({
    url: new URL(url, location.href).href,
    worker: PDFWorker.create({ port: thread }),
    // One look is one request: each is written down where an admin or a site office looks.
    disableRange: true,
    maxImageSize: MOST_DOTS,
    // The content policy allows no WebAssembly (docs/decisions/0048).
    useWasm: false,
    wasmUrl: `${location.origin}/assets/pdf-${version}/`,
    verbosity: VerbosityLevel.ERRORS,
  });
  const broken = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => reject(new Error('The reader of PDFs could not be loaded.')));
  });
  return {
    pdf: Promise.race([task.promise, broken]),
    close() {
      void task.destroy().catch(() => undefined);
      thread.terminate();
    },
  };
}

/** Height of a page by its width, for the room that it takes. */
export type Shape = number;

/**
 * Draws a page as sharp as the canvas is wide.
 *
 * @returns ends it; the page is wiped, too
 */
export function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  onShape: (shape: Shape) => void,
): () => void {
  let end = () => {};
  let isOver = false;
  const draw = async () => {
    const page = await pdf.getPage(number);
    if (isOver) return;
    const { width, height } = page.getViewport({ scale: 1 });
    onShape(height / width);
    const asWide = (canvas.clientWidth * devicePixelRatio) / width;
    const scale = Math.min(asWide, Math.sqrt(MOST_DOTS_DRAWN / (width * height)));
    const viewport = page.getViewport({ scale });
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    whiten(canvas);
    const drawing = page.render({ canvas, viewport });
    end = () => drawing.cancel();
    await drawing.promise;
  };
  // Cancelled, or a page that is broken: it stays white.
  draw().catch(() => undefined);
  return () => {
    isOver = true;
    end();
    canvas.width = canvas.height = 0;
  };
}

/** Without this it would be black until its page is drawn. */
function whiten(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d', { alpha: false })!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}
