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
  // On a fast machine it is drawn in time; those behind it may have waited too long.
  const isHarmless = ({ status, code }) =>
    status === 200 || ['photo.too-costly', 'picture.busy'].includes(code);
  const others = seen.result.filter((answer) => !isHarmless(answer));
  return { faults: [...faults, ...wrongAnswers(others, 'photo.too-costly')], figure };
}
