import sharp from 'sharp';
import { aPngBomb } from '../../testing/png-bomb.ts';
import { sendPhoto, wrongAnswers } from '../send-photo.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'Four PNGs of 10 MB, whose texts inflate to 10 GB each';

export async function attack(product) {
  const picture = { create: { width: 300, height: 150, channels: 3, background: '#ffffff' } };
  const bomb = aPngBomb(await sharp(picture).png().toBuffer(), 10_000_000);
  const send = () => sendPhoto(product, bomb);
  const seen = await watched(product, () => Promise.all(Array.from({ length: 4 }, send)));
  const { faults, figure } = verdict(seen);
  // There is a picture in them, and that is taken.
  return { faults: [...faults, ...wrongAnswers(seen.result, '200')], figure };
}
