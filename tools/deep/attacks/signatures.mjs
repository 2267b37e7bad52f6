import { v7 as uuidv7 } from 'uuid';
import { aVastPng } from '../../testing/png-bomb.ts';
import { formsFor } from '../../bench/own-product.mjs';
import { aNetwork } from '../network.mjs';
import { wrongAnswers } from '../send-photo.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'Forty forms at once, each with two blank signatures of the largest size';

export async function attack(product) {
  const { url } = product;
  const { bodyFor } = await formsFor(product);
  const png = aVastPng({ width: 2000, height: 1000 }, { depth: 16, isInterlaced: true });
  const dear = `data:image/png;base64,${png.toString('base64')}`;
  const send = async () => {
    const response = await fetch(`${url}/api/timesheets/one-step-completion`, {
      method: 'POST',
      headers: { Origin: url, 'Content-Type': 'application/json', 'X-Forwarded-For': aNetwork() },
      body: bodyFor(uuidv7()).replace(/data:image\/png;base64,[^"]+/g, dear),
    });
    const { details } = await response.json();
    return { status: response.status, code: details?.[0]?.code };
  };
  const seen = await watched(product, () => Promise.all(Array.from({ length: 40 }, send)));
  const { faults, figure } = verdict(seen);
  return { faults: [...faults, ...wrongAnswers(seen.result, 'signature.blank')], figure };
}
