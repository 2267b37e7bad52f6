/** A WebP of these chunks: name and content. */
export function aWebp(chunks: (readonly [name: string, content: Buffer])[]): Buffer {
  const body = Buffer.concat(chunks.map(([name, content]) => aWebpChunk(name, content)));
  const header = Buffer.from('RIFF    WEBP', 'latin1');
  header.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([header, body]);
}

function aWebpChunk(name: string, content: Buffer): Buffer {
  const header = Buffer.from(`${name}    `, 'latin1');
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content, Buffer.alloc(content.length & 1)]);
}

export function webpChunksOf(webp: Buffer): [name: string, content: Buffer][] {
  const chunks: [string, Buffer][] = [];
  for (let at = 12, size; at < webp.length; at += 8 + size + (size & 1)) {
    size = webp.readUInt32LE(at + 4);
    chunks.push([webp.toString('latin1', at, at + 4), webp.subarray(at + 8, at + 8 + size)]);
  }
  return chunks;
}

/** What says how large an extended WebP is and what is in it. */
export function aWebpHead(flags: number, { width, height }: { width: number; height: number }): Buffer {
  const head = Buffer.alloc(10);
  head[0] = flags;
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  return head;
}

const SIDE = 1024;
const TABLE_SETS = 65_536;
const SYMBOLS = 256;

/**
 * A valid lossless WebP of 1024 by 1024 dots and 295 KB, whose every block of four by four dots has five Huffman tables
 * of its own: a few bits each in the file, five kilobytes for each set in a decoder.
 */
export function aWebpOfTables(): Buffer {
  const bits = new Bits();
  bits
    .put(0x2f, 8)
    .put(SIDE - 1, 14)
    .put(SIDE - 1, 14)
    .put(0, 4);
  // No transform and no colour cache; which block has which tables is a picture itself, without a cache.
  bits.put(0, 2).put(1, 1).put(0, 3).put(0, 1);
  putFlatTable(bits, SYMBOLS + 24);
  putFlatTable(bits, SYMBOLS);
  for (let table = 0; table < 3; table++) putTableOfOne(bits);
  for (let block = 0; block < TABLE_SETS; block++) {
    bits.put(reversed(block & 255), 8).put(reversed(block >> 8), 8);
  }
  for (let table = 0; table < TABLE_SETS * 5; table++) putTableOfOne(bits);
  return aWebp([['VP8L', bits.bytes()]]);
}

/** One symbol, which then takes no bits. */
function putTableOfOne(bits: Bits): void {
  bits.put(1, 1).put(0, 3);
}

/** 256 symbols of eight bits each. */
function putFlatTable(bits: Bits, alphabet: number): void {
  const lengths = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8];
  bits.put(0, 1).put(lengths.length - 4, 4);
  for (const length of lengths) bits.put(length === 8 || length === 0 ? 1 : 0, 3);
  bits.put(0, 1);
  for (let symbol = 0; symbol < alphabet; symbol++) bits.put(symbol < SYMBOLS ? 1 : 0, 1);
}

function reversed(byte: number): number {
  return parseInt(byte.toString(2).padStart(8, '0').split('').toReversed().join(''), 2);
}

/** Bits in the order of the format: the lowest first. */
class Bits {
  private readonly all: number[] = [];

  put(value: number, count: number): this {
    for (let bit = 0; bit < count; bit++) this.all.push((value >> bit) & 1);
    return this;
  }

  bytes(): Buffer {
    const bytes = Buffer.alloc(Math.ceil(this.all.length / 8));
    this.all.forEach((bit, at) => (bytes[at >> 3]! |= bit << (at & 7)));
    return bytes;
  }
}
