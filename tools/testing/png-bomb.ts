import { crc32, deflateSync } from 'node:zlib';

const MB = 1_048_576;
const START = Buffer.from('89504e470d0a1a0a', 'hex');

export function aChunk(name: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

export function chunksOf(png: Buffer): [name: string, chunk: Buffer][] {
  const chunks: [string, Buffer][] = [];
  for (let at = START.length, end; at < png.length; at = end) {
    end = at + 12 + png.readUInt32BE(at);
    chunks.push([png.toString('latin1', at + 4, at + 8), png.subarray(at, end)]);
  }
  return chunks;
}

/** A PNG with so many bytes of texts, each of which inflates to a thousand times its size. */
export function aPngBomb(png: Buffer, bytes: number): Buffer {
  const gas = deflateSync(Buffer.alloc(48 * MB), { level: 9 });
  const texts = [
    aChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), gas])),
    aChunk('iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0', 'latin1'), gas])),
  ];
  const [first, ...others] = chunksOf(png).map(([, chunk]) => chunk);
  const most = Math.floor((bytes - png.length) / texts[1]!.length);
  return Buffer.concat([
    START,
    first!,
    ...Array.from({ length: most }, (_, at) => texts[at % 2]!),
    ...others,
  ]);
}

/** Beginnings and steps of the seven pictures of which an interlaced one consists (PNG specification, 8.2). */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;

/** A PNG of transparent black dots, whose file is a thousandth of its size. */
export function aVastPng(
  { width, height }: { width: number; height: number },
  { depth = 8, isInterlaced = false } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 6, 0, 0, Number(isInterlaced)], 8);
  let bytes = 0;
  for (const [left, top, across, down] of isInterlaced ? ADAM7 : WHOLE) {
    const dots = Math.ceil((width - left) / across);
    const lines = Math.ceil((height - top) / down);
    if (dots > 0) bytes += lines * (1 + dots * (depth / 8) * 4);
  }
  const data = deflateSync(Buffer.alloc(bytes));
  return Buffer.concat([START, aChunk('IHDR', header), aChunk('IDAT', data), aChunk('IEND')]);
}
