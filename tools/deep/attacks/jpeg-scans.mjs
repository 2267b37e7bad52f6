import { aJpegOfScans } from '../../testing/jpeg-bomb.ts';
import { anAccount } from '../account.mjs';
import { sendPhoto, wrongAnswers } from '../send-photo.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'Four progressive JPEGs of 40 megapixels with 800 scans';

export async function attack(product) {
  const { cookie } = await anAccount(product);
  const bomb = aJpegOfScans(800, { width: 8000, height: 5000 });
  const send = () => sendPhoto(product, bomb, cookie);
  const seen = await watched(product, () => Promise.all(Array.from({ length: 4 }, send)));
  const { faults, figure } = verdict(seen);
  return { faults: [...faults, ...wrongAnswers(seen.result, 'photo.too-many-scans')], figure };
}
