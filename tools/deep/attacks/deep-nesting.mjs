import { sendBody, verdictOnRefusals } from '../send-body.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'Bodies nested 3,000 and a million deep, twenty of each';

const TIMES = 20;

export async function attack(product) {
  const nested = (levels) => `{"timesheetData":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const bodies = [nested(3000), nested(1_000_000)].flatMap((body) => Array(TIMES).fill(body));
  const seen = await watched(product, () => Promise.all(bodies.map((body) => sendBody(product, body))));
  const verdicts = [verdict(seen), verdictOnRefusals(seen.result)];
  return {
    faults: verdicts.flatMap(({ faults }) => faults),
    figure: verdicts.map(({ figure }) => figure).join('; '),
  };
}
