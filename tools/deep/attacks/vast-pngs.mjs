import { aVastPng } from '../../testing/png-bomb.ts';
import { anAccount } from '../account.mjs';
import { sendPhoto, wrongAnswers } from '../send-photo.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'PNGs a million dots wide, and interlaced ones of 40 megapixels with 16 bits';

export async function attack(product) {
  const { cookie } = await anAccount(product);
  const bombs = [
    aVastPng({ width: 1_000_000, height: 12 }),
    aVastPng({ width: 8000, height: 5000 }, { depth: 16, isInterlaced: true }),
  ];
  const sendings = [...bombs, ...bombs].map((bomb) => () => sendPhoto(product, bomb, cookie));
  const seen = await watched(product, () => Promise.all(sendings.map((send) => send())));
  const { faults, figure } = verdict(seen);
  const [wide, deep] = [0, 1].map((at) => [seen.result[at], seen.result[at + 2]]);
  faults.push(
    ...wrongAnswers(wide, 'photo.too-many-dots'),
    ...wrongAnswers(
      deep.filter(({ status }) => status !== 200),
      'photo.too-costly',
    ),
  );
  return { faults, figure };
}
