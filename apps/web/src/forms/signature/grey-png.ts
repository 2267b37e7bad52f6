/** A table for the checksum of a chunk (PNG specification, annex D). */
const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The first eight bytes of every PNG. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** 8 bits of grey, compressed and filtered as all are, not interlaced. */
const PLAIN_GREY = [8, 0, 0, 0, 0];

/** An ink drawing on white paper. More shades than sixteen nobody sees, and they take twice as many bytes. */
export function shadesOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Uint8Array {
  // Each row begins with a byte that says how it was worked out: 0 for not at all.
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = 4 * (row * width + column);
      const shade = 255 - ((255 - data[at + 1]!) * data[at + 3]!) / 255;
      rows[row * (width + 1) + 1 + column] = Math.round(shade / 17) * 17;
    }
  }
  return rows;
}

/**
 * A drawing as the kind of PNG that costs the server and the PDF least: a canvas by itself makes one in colour with
 * transparency, which has to be decoded and is three times as large.
 *
 * @returns a data URL
 */
export async function greyPng(drawing: HTMLCanvasElement, pen: CanvasRenderingContext2D): Promise<string> {
  // Older phones send what their canvas gives, which the server takes as well.
  if (!('CompressionStream' in globalThis)) return drawing.toDataURL('image/png');
  const { width, height } = drawing;
  const rows = new Blob([shadesOf(pen.getImageData(0, 0, width, height)) as BlobPart]);
  const compressed = rows.stream().pipeThrough(new CompressionStream('deflate'));
  const header = [...bytesOf(width), ...bytesOf(height), ...PLAIN_GREY];
  const png = new Blob([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', Uint8Array.from(header)),
    chunk('IDAT', new Uint8Array(await new Response(compressed).arrayBuffer())),
    chunk('IEND', new Uint8Array()),
  ]);
  return `data:image/png;base64,${base64Of(new Uint8Array(await png.arrayBuffer()))}`;
}

function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const named = [...new TextEncoder().encode(name), ...content];
  const sum = named.reduce((before, byte) => CHECKSUMS[(before ^ byte) & 255]! ^ (before >>> 8), 0xffffffff);
  return Uint8Array.from([...bytesOf(content.length), ...named, ...bytesOf(~sum)]);
}

function bytesOf(number: number): number[] {
  return [number >>> 24, number >>> 16, number >>> 8, number].map((byte) => byte & 255);
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
