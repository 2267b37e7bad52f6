import { randomUUID } from 'node:crypto';

/** Asks or tells the product. @throws unless it is answered well */
export async function call({ url }, method, path, { body, headers, cookie } = {}) {
  const answer = await fetch(new URL(path, url), {
    method,
    body,
    headers: {
      Origin: url,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(cookie && { Cookie: cookie }),
      ...headers,
    },
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/**
 * People with accounts and confirmed addresses, each signed in on one device.
 * @returns `{ id, email, password, fullName, cookie }` of each
 */
export function somePeople(product, count, role = 'driver') {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const facts = {
        fullName: `Łukasz Wójcik ${at}`,
        email: `${randomUUID()}@hill-plant.co.uk`,
        password: randomUUID(),
      };
      const answer = await call(product, 'POST', '/api/drivers/register', { body: JSON.stringify(facts) });
      const { rows } = await product.database.query(
        'update drivers set confirmed_at = now(), role = $2 where email = $1 returning id',
        [facts.email, role],
      );
      return { ...facts, ...rows[0], cookie: answer.headers.getSetCookie()[0].split(';')[0] };
    }),
  );
}
