import { orientationOf } from './orientation.js';
import { photoProblems } from './photo.problems.js';
import type { Picture } from './picture.js';

const [SOF_BASELINE, SOF_EXTENDED, SOF_PROGRESSIVE] = [0xc0, 0xc1, 0xc2];
const [DHT, DQT, DRI, SOS] = [0xc4, 0xdb, 0xdd, 0xda];
const [SOI, EOI] = [0xd8, 0xd9];
const [APP0, APP1, APP2, APP14] = [0xe0, 0xe1, 0xe2, 0xee];

/** Encoders write about ten. Each lets a decoder go through the whole picture, of which a few bytes may be all it brings. */
const MOST_SCANS = 30;
/** A camera's picture has some dozens. */
const MOST_SEGMENTS = 1000;
/** Profiles of cameras and screens have under four kilobytes: three primaries and a curve. */
const LARGEST_PROFILE = 4096;
const BYTES_A_COEFFICIENT = 2;

interface Segment {
  readonly marker: number;
  readonly content: Buffer;
  /** With its marker, and with the data of the scan that it begins. */
  readonly whole: Buffer;
}

/**
 * A stranger's JPEG with nothing in it but the picture: no thumbnails, texts or further pictures behind its end. Its
 * Exif is read for the orientation, and left out.
 *
 * @throws {Problem} 422 where it has too many scans or is not whole, 415 where it is not of the kind that cameras make
 */
export function readJpeg(jpeg: Buffer): Picture {
  const kept: Buffer[] = [Buffer.from([0xff, SOI])];
  let frame: Frame | undefined;
  let orientation: number | undefined;
  let scans = 0;
  let isHeldWhole = false;
  const applications = new Set<number>();
  for (const { marker, content, whole } of segmentsOf(jpeg)) {
    if (marker === APP1 && startsWith(content, 'Exif\0')) orientation ??= orientationOf(content);
    if (isFrame(marker)) {
      if (frame) throw photoProblems.damaged();
      frame = readFrame(marker, content);
    }
    if (marker === SOS) {
      if (!frame) throw photoProblems.damaged();
      scans += 1;
      if (scans > MOST_SCANS) throw photoProblems.tooManyScans();
      isHeldWhole ||= frame.isProgressive || content[0]! < frame.components;
    }
    if (isPicture(marker)) kept.push(whole);
    else if (saysColours(marker, content) && !applications.has(marker)) {
      applications.add(marker);
      kept.push(whole);
    }
  }
  if (!frame || scans === 0) throw photoProblems.damaged();
  const { width, height } = frame;
  const bytesHeld = isHeldWhole ? width * height * frame.coefficientsPerDot * BYTES_A_COEFFICIENT : 0;
  const pieces = [...kept, Buffer.from([0xff, EOI])];
  return { pieces, width, height, orientation: orientation ?? 1, bytesHeld };
}

/** All up to the end of the picture. Bytes between them, which belong to none, are passed over as decoders do. */
function* segmentsOf(jpeg: Buffer): Generator<Segment> {
  for (let at = markerFrom(jpeg, 2), count = 0; jpeg[at + 1] !== EOI; count += 1) {
    const marker = jpeg[at + 1]!;
    // The others have no length, or begin another picture.
    if (marker < SOF_BASELINE || marker === SOI || at + 4 > jpeg.length) throw photoProblems.damaged();
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (end < at + 4 || end > jpeg.length || count === MOST_SEGMENTS) throw photoProblems.damaged();
    const next = markerFrom(jpeg, end);
    yield {
      marker,
      content: jpeg.subarray(at + 4, end),
      whole: jpeg.subarray(at, marker === SOS ? next : end),
    };
    at = next;
  }
}

/** Where the next marker is; zeros after 0xff and restarts belong to the data of a scan. */
function markerFrom(jpeg: Buffer, from: number): number {
  for (let at = from; at + 1 < jpeg.length; at += 1) {
    if (jpeg[at] !== 0xff) continue;
    const code = jpeg[at + 1]!;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  throw photoProblems.damaged();
}

interface Frame {
  readonly isProgressive: boolean;
  readonly width: number;
  readonly height: number;
  readonly components: number;
  /** Below the number of components where colours are stored more coarsely than light. */
  readonly coefficientsPerDot: number;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== DHT && marker !== 0xc8 && marker !== 0xcc;
}

function readFrame(marker: number, content: Buffer): Frame {
  if (content.length < 6 || content.length !== 6 + content[5]! * 3) throw photoProblems.damaged();
  const components = content[5]!;
  const isTaken = [SOF_BASELINE, SOF_EXTENDED, SOF_PROGRESSIVE].includes(marker);
  // Arithmetic, lossless and hierarchical coding, and inks instead of colours: no camera's, and dear to decode.
  if (!isTaken || (components !== 1 && components !== 3)) throw photoProblems.wrongType();
  const [height, width] = [content.readUInt16BE(1), content.readUInt16BE(3)];
  if (width === 0 || height === 0) throw photoProblems.damaged();
  const coefficientsPerDot = coefficientsOf(content.subarray(6));
  return { isProgressive: marker === SOF_PROGRESSIVE, width, height, components, coefficientsPerDot };
}

/** Of each component its own share in either direction, as a part of the largest of all. */
function coefficientsOf(components: Buffer): number {
  const shares = Array.from({ length: components.length / 3 }, (_, at) => components[at * 3 + 1]!);
  const across = shares.map((share) => share >> 4);
  const down = shares.map((share) => share & 15);
  if (Math.min(...across, ...down) < 1 || Math.max(...across, ...down) > 4) throw photoProblems.damaged();
  const most = Math.max(...across) * Math.max(...down);
  return across.reduce((sum, share, at) => sum + share * down[at]!, 0) / most;
}

function isPicture(marker: number): boolean {
  return isFrame(marker) || [DHT, DQT, DRI, SOS].includes(marker);
}

function saysColours(marker: number, content: Buffer): boolean {
  if (marker === APP0) return startsWith(content, 'JFIF\0');
  if (marker === APP14) return startsWith(content, 'Adobe');
  return marker === APP2 && startsWith(content, 'ICC_PROFILE\0') && isPlainProfile(content);
}

/** Tables and chains of functions, which take a decoder's time for every dot, are left out with their profile. */
function isPlainProfile(content: Buffer): boolean {
  return (
    content.length <= LARGEST_PROFILE &&
    !/[ABD]2[ABD]\d|mft[12]|mpet|m[AB]{2} /.test(content.toString('latin1'))
  );
}

function startsWith(content: Buffer, text: string): boolean {
  return content.toString('latin1', 0, text.length) === text;
}
