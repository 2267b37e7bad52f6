import sharp from 'sharp';
import { aWebp, aWebpOfTables, webpChunksOf } from '../../testing/webp-bomb.ts';
import { sendPhoto, wrongAnswers } from '../send-photo.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'WebPs that move, that have 65,536 sets of tables, or 9 MB of metadata';

const FRAMES = 400;

export async function attack(product) {
  const create = { width: 2000, height: 1000, channels: 3, background: '#888888' };
  const still = await sharp({ create }).webp().toBuffer();
  const moving = await sharp(await film(), {
    raw: { width: 500, height: 500 * FRAMES, channels: 3, pageHeight: 500 },
  })
    .webp({ effort: 0 })
    .toBuffer();
  const told = aWebp([
    ...webpChunksOf(still),
    ['EXIF', Buffer.alloc(4_500_000, 'II*\0')],
    ['XMP ', Buffer.alloc(4_500_000)],
  ]);
  const tables = aWebpOfTables();
  const sendings = [moving, tables, told, moving, tables, told].map((file) => () => sendPhoto(product, file));
  const seen = await watched(product, () => Promise.all(sendings.map((send) => send())));
  const { faults, figure } = verdict(seen);
  const answered = (at) => [seen.result[at], seen.result[at + 3]];
  faults.push(
    ...wrongAnswers(answered(0), 'photo.moving'),
    ...wrongAnswers(
      answered(1).filter(({ status }) => status !== 200),
      'photo.too-costly',
    ),
    ...wrongAnswers(answered(2), '200'),
  );
  return { faults, figure };
}

/** Frames one under the other, each of another grey. */
function film() {
  const frame = 500 * 500 * 3;
  const frames = Buffer.alloc(frame * FRAMES);
  for (let at = 0; at < FRAMES; at += 1) frames.fill(at % 256, at * frame, (at + 1) * frame);
  return frames;
}
