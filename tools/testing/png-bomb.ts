import { crc32, deflateSync } from 'node:zlib';

const MB = 1_048_576;
const START = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG: length, name, content and checksum. */
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

/**
 * The most memory that the process took beside what it had before, looked at every two milliseconds, and how long it
 * took: the quickest of three runs, since the machine may be busy with something else.
 */
export async function costOf(
  work: () => Promise<unknown>,
): Promise<{ megabytes: number; milliseconds: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  let milliseconds = Infinity;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2);
  for (let run = 0; run < 3; run++) {
    const begun = performance.now();
    await work();
    milliseconds = Math.min(milliseconds, performance.now() - begun);
  }
  clearInterval(watch);
  most = Math.max(most, process.memoryUsage.rss());
  return { megabytes: (most - before) / MB, milliseconds };
}
