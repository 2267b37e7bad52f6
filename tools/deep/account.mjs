import { randomUUID } from 'node:crypto';
import { aNetwork } from './network.mjs';

/** A driver whose address is confirmed: `{ email, password, cookie }`, the last for a `Cookie` header. */
export async function anAccount({ url, database }) {
  const account = { email: `${randomUUID()}@hill-plant.co.uk`, password: randomUUID() };
  const response = await fetch(`${url}/api/drivers/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': aNetwork() },
    body: JSON.stringify({ fullName: 'Jo Kerr', ...account }),
  });
  if (response.status !== 201) throw new Error(`Nobody can register: ${await response.text()}`);
  await database.query('update drivers set confirmed_at = now() where email = $1', [account.email]);
  const cookie = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { ...account, cookie: cookie.join('; ') };
}
