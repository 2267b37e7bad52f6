import { aChunk } from '@groundsheet/testing';
import { deflateSync } from 'node:zlib';
import { plainGrey } from './plain-grey.js';

const START = Buffer.from('89504e470d0a1a0a', 'hex');
const [WIDTH, HEIGHT] = [40, 20];

function head({ width = WIDTH, height = HEIGHT, kind = [8, 0, 0, 0, 0] } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind, 8);
  return aChunk('IHDR', header);
}

/** Paper with a stroke, a filter of none before each row. */
function rows({ ink = 0, filter = 0 } = {}): Buffer {
  const dots = Buffer.alloc((WIDTH + 1) * HEIGHT, 255);
  for (let row = 0; row < HEIGHT; row += 1) {
    dots[row * (WIDTH + 1)] = filter;
    dots[row * (WIDTH + 1) + 1 + row] = ink;
  }
  return dots;
}

const packed = (dots = rows()) => aChunk('IDAT', deflateSync(dots));
const aSignature = (...chunks: Buffer[]) => Buffer.concat([START, ...chunks, aChunk('IEND')]);
const whole = aSignature(head(), packed());

it('keeps a signature of our own pad as it came', () => {
  expect(plainGrey(whole)).toEqual(whole);
  const dots = deflateSync(rows());
  const [one, other] = [aChunk('IDAT', dots.subarray(0, 9)), aChunk('IDAT', dots.subarray(9))];
  expect(plainGrey(aSignature(head(), one, other))).not.toBeNull();
});

it('says of paper without ink that it is blank', () => {
  expect(plainGrey(aSignature(head(), packed(rows({ ink: 255 }))))).toBe('blank');
  expect(plainGrey(aSignature(head(), packed(rows({ ink: 255 - 32 }))))).toBe('blank');
});

const flipped = (at: number) => {
  const broken = Buffer.from(whole);
  broken[at] = broken[at]! ^ 1;
  return broken;
};

it.each<[string, Buffer]>([
  ['no PNG', Buffer.from('Jo Kerr')],
  ['nothing', Buffer.alloc(0)],
  ['colour', aSignature(head({ kind: [8, 2, 0, 0, 0] }), packed())],
  ['16 bits', aSignature(head({ kind: [16, 0, 0, 0, 0] }), packed())],
  ['rows out of turn', aSignature(head({ kind: [8, 0, 0, 0, 1] }), packed())],
  ['filtered rows', aSignature(head(), packed(rows({ filter: 1 })))],
  ['a comment', aSignature(head(), aChunk('tEXt', Buffer.from('Comment\0hello')), packed())],
  ['something behind the end', Buffer.concat([whole, Buffer.from([0])])],
  ['no end', Buffer.concat([START, head(), packed()])],
  ['no dots', aSignature(head())],
  ['a wrong checksum of the head', flipped(29)],
  ['a wrong checksum of the dots', flipped(whole.length - 13)],
  ['a length beyond the file', flipped(33)],
  ['fewer dots than it says', aSignature(head({ height: HEIGHT + 1 }), packed())],
  ['more dots than it says', aSignature(head({ height: HEIGHT - 1 }), packed())],
  ['more than 2000 across', aSignature(head({ width: 2001 }), packed())],
  ['more than 1000 down', aSignature(head({ height: 1001 }), packed())],
  ['a width of none', aSignature(head({ width: 0 }), packed())],
  [
    'a file in seventeen pieces',
    aSignature(head(), ...Array.from({ length: 16 }, () => aChunk('IDAT')), packed()),
  ],
])('leaves %s to the process for pictures', (_, png) => {
  expect(plainGrey(png)).toBeNull();
});

it('stops unpacking where the picture ends, however much is packed behind it', () => {
  const bomb = aSignature(head(), packed(Buffer.concat([rows(), Buffer.alloc(300 * 1024 * 1024)])));
  expect(bomb.length).toBeLessThan(512 * 1024);
  const before = process.memoryUsage().arrayBuffers;
  expect(plainGrey(bomb)).toBeNull();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * 1024 * 1024);
});
