import type { InkFault, Pictures } from '@groundsheet/files';

const MAX_BYTES = 512 * 1024;
const DATA_URL = 'data:image/png;base64,';

/** A picture that cannot be taken. `message` is a sentence for the user. */
export class ImageFault extends Error {
  constructor(
    readonly code: `signature.${InkFault}`,
    message: string,
  ) {
    super(message);
    this.name = 'ImageFault';
  }
}

/**
 * Reads the signatures of a form off their PNG data URLs, in one go: each has to be really a PNG, at most 512 KB and 2000x1000, whole,
 * and not blank.
 *
 * @returns in the same order a PNG in 8-bit grey, which pdfkit embeds as it is, or what is wrong
 * @throws {Problem} 503 where too many others are being read
 */
export async function readSignatures(
  pictures: Pictures,
  dataUrls: readonly string[],
): Promise<(Buffer | ImageFault)[]> {
  const sent = dataUrls.map(bytesOf);
  const inks = await pictures.inGrey(sent.filter((each) => Buffer.isBuffer(each)));
  return sent.map((each) => {
    if (each instanceof ImageFault) return each;
    const ink = inks.shift()!;
    return typeof ink === 'string' ? faults[ink]() : Buffer.from(ink.buffer, ink.byteOffset, ink.byteLength);
  });
}

/** A stored signature as it goes over the wire. */
export function signatureUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

function bytesOf(dataUrl: string): Buffer | ImageFault {
  if (dataUrl.length > Math.ceil(MAX_BYTES / 3) * 4 + 64) return faults['too-large']();
  if (!dataUrl.startsWith(DATA_URL)) return faults['not-png']();
  // What is no base64 is left out, and then the checksums are wrong.
  const bytes = Buffer.from(dataUrl.slice(DATA_URL.length), 'base64');
  return bytes.length > MAX_BYTES ? faults['too-large']() : bytes;
}

const faultOf = (reason: InkFault, sentence: string) => () =>
  new ImageFault(`signature.${reason}`, `${sentence} Please sign again.`);

const faults = {
  'not-png': faultOf('not-png', 'The signature is not a PNG picture.'),
  'too-large': faultOf('too-large', 'The signature is larger than 512 KB, or than 2000 by 1000 dots.'),
  damaged: faultOf('damaged', 'The signature could not be read.'),
  blank: faultOf('blank', 'The signature is blank.'),
};
