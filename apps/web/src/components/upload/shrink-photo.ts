import { UploadFault } from './send-file.js';

/** docs/product.md, Photos and uploads. */
const LONGEST_SIDE = 2048;
export const QUALITY = 0.82;

/** The size of a photo on its way: at most so long, never larger than it is. */
export function shrunkSize(width: number, height: number, longest = LONGEST_SIDE) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Redraws a photo: upright, at most 2048 dots long unless told otherwise, as JPEG. What the camera wrote beside the
 * picture, the place too, stays behind.
 *
 * @throws {UploadFault} where the browser cannot read it
 */
export async function shrinkPhoto(photo: Blob, longest = LONGEST_SIDE): Promise<Blob> {
  return jpegOf(await drawnPhoto(photo, longest));
}

/**
 * A photo upright on a canvas, at most so long.
 *
 * @throws {UploadFault} where the browser cannot read it
 */
export async function drawnPhoto(photo: Blob, longest: number): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(async () => {
    throw new UploadFault(await unreadableSentence(photo), false);
  });
  try {
    const { width, height } = shrunkSize(picture.width, picture.height, longest);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new UploadFault(UNREADABLE, false);
    // JPEG knows no transparency: without a ground it would be black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return canvas;
  } finally {
    picture.close();
  }
}

/** @throws {UploadFault} where the browser has not the memory for it */
export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UploadFault(UNREADABLE, false))),
      'image/jpeg',
      QUALITY,
    );
  });
}

const UNREADABLE = 'This photo cannot be opened. Take it again, or choose another one.';

/** Whether a file is a PDF, whatever it is called. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await startOf(file)).startsWith('%PDF-');
}

/** What to do about a file that the browser cannot show: phones and mail programs give files other names and types than they have. */
export async function unreadableSentence(file: Blob): Promise<string> {
  const start = await startOf(file);
  if (/^.{4}ftyp(?:hei[cxmsf]|hev[cx]|mif1|msf1)/s.test(start))
    return 'This photo is in the HEIC format, which this browser cannot open. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or send it as JPEG.';
  if (start.includes('%PDF') || file.type === 'application/pdf')
    return 'This PDF cannot be opened. Open it where it comes from, save it as a PDF again, and send that.';
  return UNREADABLE;
}

const FIRST_BYTES = 1024;

async function startOf(file: Blob): Promise<string> {
  const bytes = await file.slice(0, FIRST_BYTES).arrayBuffer();
  return String.fromCharCode(...new Uint8Array(bytes));
}
