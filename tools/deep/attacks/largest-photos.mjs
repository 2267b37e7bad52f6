import sharp from 'sharp';
import { aVastPng } from '../../testing/png-bomb.ts';
import { anAccount } from '../account.mjs';
import { sendPhoto, wrongAnswers } from '../send-photo.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'The dearest photos that are taken, twelve at once';

export async function attack(product) {
  const { cookie } = await anAccount(product);
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  const photo = (width, height) =>
    sharp({ create: { width, height, channels: 3, background: '#888888', noise } });
  const progressive = { progressive: true, quality: 80, chromaSubsampling: '4:4:4' };
  const files = [
    await photo(3200, 2400).jpeg(progressive).toBuffer(),
    aVastPng({ width: 10_000, height: 1200 }),
    aVastPng({ width: 3000, height: 2000 }, { depth: 16, isInterlaced: true }),
    await photo(4000, 3000).webp({ quality: 60, effort: 0 }).toBuffer(),
  ];
  const large = [
    aVastPng({ width: 10_000, height: 4000 }),
    await photo(8000, 5000).withMetadata({ orientation: 6 }).jpeg({ quality: 30 }).toBuffer(),
  ];
  const sendings = [
    ...[...files, ...files].map((file) => () => sendPhoto(product, file)),
    ...[...large, ...large].map((file) => () => sendPhoto(product, file, cookie)),
  ];
  const seen = await watched(product, () => Promise.all(sendings.map((send) => send())));
  const { faults, figure } = verdict(seen);
  // On a slow machine the last of them wait too long.
  const answers = seen.result.filter(({ code }) => code !== 'picture.busy');
  return { faults: [...faults, ...wrongAnswers(answers, '200')], figure };
}
