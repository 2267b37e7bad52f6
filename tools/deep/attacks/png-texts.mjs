import sharp from 'sharp';
import { aPngBomb } from '../../testing/png-bomb.ts';
import { sendPhoto } from '../send-photo.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'Four PNGs of 10 MB with texts that inflate to 10 GB';

export async function attack(product) {
  const picture = { create: { width: 300, height: 150, channels: 3, background: '#ffffff' } };
  const bomb = aPngBomb(await sharp(picture).png().toBuffer(), 10_000_000);
  const seen = await watched(product, () =>
    Promise.all(Array.from({ length: 4 }, () => sendPhoto(product, bomb))),
  );
  const { faults, figure } = verdict(seen);
  const refused = seen.result.filter(({ status }) => status !== 200);
  if (refused.length > 0) faults.push(`${refused.length} of 4 were refused, though each shows a picture`);
  return { faults, figure };
}
