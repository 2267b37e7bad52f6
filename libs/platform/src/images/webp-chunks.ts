import { orientationOf } from './orientation.js';
import { photoProblems } from './photo.problems.js';
import type { Picture } from './picture.js';

const FILE_HEADER = 12;
const CHUNK_HEADER = 8;
const MOST_CHUNKS = 1000;
const LARGEST_EXIF = 65_536;
const ANIMATED = 0x02;
/** Of a frame that begins a film, or is the only one. */
const KEY_FRAME = Buffer.from('9d012a', 'hex');

/**
 * A stranger's WebP with nothing in it but the picture, which has to be lossy and opaque as photos are: what is stored
 * without loss (transparency, too) may bring 65,536 sets of tables, and 300 KB then take 365 MB.
 *
 * @throws {Problem} 422 where it moves, is of another kind or not whole
 */
export function readWebp(webp: Buffer): Picture {
  let frame: Buffer | undefined;
  let orientation: number | undefined;
  for (const { name, chunk, content } of chunksOf(webp)) {
    if (name === 'ANIM' || name === 'ANMF' || (name === 'VP8X' && content[0]! & ANIMATED)) {
      throw photoProblems.moving();
    }
    if (name === 'VP8L' || name === 'ALPH') throw photoProblems.losslessWebp();
    if (name === 'EXIF' && content.length <= LARGEST_EXIF) orientation ??= orientationOf(content);
    if (name === 'VP8 ') {
      if (frame) throw photoProblems.damaged();
      frame = chunk;
    }
  }
  if (!frame) throw photoProblems.damaged();
  return { ...pictureOf(frame), orientation: orientation ?? 1, bytesHeld: 0 };
}

function* chunksOf(webp: Buffer): Generator<{ name: string; chunk: Buffer; content: Buffer }> {
  const end = webp.length < FILE_HEADER ? Infinity : CHUNK_HEADER + webp.readUInt32LE(4);
  if (end > webp.length) throw photoProblems.damaged();
  for (let at = FILE_HEADER, next, count = 0; at < end; at = next, count += 1) {
    if (at + CHUNK_HEADER > end || count === MOST_CHUNKS) throw photoProblems.damaged();
    const size = webp.readUInt32LE(at + 4);
    next = at + CHUNK_HEADER + size + (size & 1);
    if (next > end) throw photoProblems.damaged();
    const name = webp.toString('latin1', at, at + 4);
    const from = at + CHUNK_HEADER;
    yield { name, chunk: webp.subarray(at, next), content: webp.subarray(from, from + size) };
  }
}

/** The simple form of the format, which has one chunk (RFC 9649, 2.5), with the size that the frame says. */
function pictureOf(chunk: Buffer): Pick<Picture, 'pieces' | 'width' | 'height'> {
  const frame = chunk.subarray(CHUNK_HEADER);
  const isKeyFrame = frame.length > 10 && (frame[0]! & 1) === 0 && frame.subarray(3, 6).equals(KEY_FRAME);
  if (!isKeyFrame) throw photoProblems.damaged();
  const [width, height] = [frame.readUInt16LE(6) & 0x3fff, frame.readUInt16LE(8) & 0x3fff];
  if (width === 0 || height === 0) throw photoProblems.damaged();
  const header = Buffer.from('RIFF    WEBP', 'latin1');
  header.writeUInt32LE(chunk.length + 4, 4);
  return { pieces: [header, chunk], width, height };
}
