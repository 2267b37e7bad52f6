import { anAccount } from '../account.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'An account that begins 70 drafts at once and saves 60 more times';

const MOST_DRAFTS = 50;
const MOST_SAVES = 60;

export async function attack(product) {
  const { email, cookie } = await anAccount(product);
  const call = (method, path) =>
    fetch(product.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: product.url, Cookie: cookie },
      body: '{}',
    });
  const seen = await watched(product, async () => {
    const begun = await all(70, () => call('POST', '/api/timesheets'));
    const { id } = await begun.find(({ status }) => status === 201).json();
    const saved = await all(60, () => call('PUT', `/api/timesheets/${id}`));
    return { begun, saved };
  });
  const { begun, saved } = seen.result;
  const { faults, figure } = verdict(seen);
  const { rows } = await product.database.query(
    `select count(*)::int as drafts from forms join drivers on drivers.id = driver_id
      where email = $1 and status = 'draft'`,
    [email],
  );
  const [{ drafts }] = rows;
  const saves = [...begun, ...saved].filter(({ status }) => status < 300).length;
  const others = [...begun, ...saved].filter(({ status }) => ![200, 201, 409, 429].includes(status));
  if (drafts !== MOST_DRAFTS) faults.push(`there are ${drafts} drafts, and ${MOST_DRAFTS} are the limit`);
  if (saves > MOST_SAVES) faults.push(`${saves} saves were taken within a minute`);
  if (saved.some(({ status, headers }) => status === 429 && !headers.has('retry-after'))) {
    faults.push('a refusal does not say when to try again');
  }
  if (others.length > 0) faults.push(`${others.length} calls were answered ${others[0].status}`);
  return { faults, figure: `${drafts} drafts, ${saves} saves; ${figure}` };
}

function all(count, work) {
  return Promise.all(Array.from({ length: count }, work));
}
