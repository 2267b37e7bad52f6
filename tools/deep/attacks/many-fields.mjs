import { sendBody, verdictOnRefusals } from '../send-body.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'Forty bodies of 150,000 fields';

const TIMES = 40;

export async function attack(product) {
  const fields = Array.from({ length: 150_000 }, (_, n) => `"f${n}":1`).join(',');
  const seen = await watched(product, () =>
    Promise.all(Array.from({ length: TIMES }, () => sendBody(product, `{${fields}}`))),
  );
  const verdicts = [verdict(seen), verdictOnRefusals(seen.result)];
  return {
    faults: verdicts.flatMap(({ faults }) => faults),
    figure: verdicts.map(({ figure }) => figure).join('; '),
  };
}
