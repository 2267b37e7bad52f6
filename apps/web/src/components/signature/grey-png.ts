/** The bytes that begin every PNG. */
const START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * A PNG in 8-bit grey of what a canvas shows, on white: a third of the size of a canvas's own PNG, and the server keeps it as it is
 * (docs/decisions/0053). The green channel is the grey.
 *
 * @returns a data URL
 */
export async function greyPng({ data, width, height }: ImageData): Promise<string> {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      rows[y * (width + 1) + x + 1] = 255 - Math.round(((255 - data[at + 1]!) * data[at + 3]!) / 255);
    }
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, width);
  head.setUint32(4, height);
  head.setUint8(8, 8);
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  const dots = new Uint8Array(await new Response(packed).arrayBuffer());
  const png = [
    Uint8Array.from(START),
    chunk('IHDR', new Uint8Array(head.buffer)),
    chunk('IDAT', dots),
    chunk('IEND', new Uint8Array()),
  ];
  const bytes = new Uint8Array(await new Blob(png).arrayBuffer());
  return `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Its length, name and content, and the checksum of the two. */
function chunk(name: string, content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(content.length + 12);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(content, 8);
  const view = new DataView(whole.buffer);
  view.setUint32(0, content.length);
  view.setUint32(content.length + 8, crc32(whole.subarray(4, -4)));
  return whole;
}

/** The checksum of PNG (its specification, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
