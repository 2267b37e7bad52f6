import { aCompany, anUnsigned, Signer, suiteApi } from '@groundsheet/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { SignLinks } from './sign-links.js';

const api = await suiteApi();
const company = await aCompany(api.em);

async function anAsked() {
  const form = await anUnsigned(api, company);
  const request = await form.asked();
  return { ...form, request, signer: new Signer(api, request) };
}

/** What the server does to refuse a link. */
async function workOf({ signer, key }: { signer: Signer; key: string }) {
  await api.rows(`delete from limit_counters where name = 'wrong-sign-keys-of-network-per-minute'`);
  const asked: string[] = [];
  const logger = api.app.get(MikroORM).config.getLogger();
  const log = jest.spyOn(logger, 'logQuery').mockImplementation(({ query = '' }) => void asked.push(query));
  const look = jest.spyOn(api.app.get(SignLinks, { strict: false }), 'allows');
  logger.setDebugMode(['query']);
  const { status, body } = await signer.post('open', { key });
  logger.setDebugMode(false);
  const looks = look.mock.calls.length;
  for (const spy of [log, look]) spy.mockRestore();
  return { asked, looks, status, code: body.code, message: body.message };
}

it('costs the same work whatever is wrong with it: the same statements in the same order, and one look at its key', async () => {
  const [live, withdrawn, expired] = [await anAsked(), await anAsked(), await anAsked()];
  await withdrawn.driver.request('post', `/api/sign-requests/${withdrawn.request.id}/withdraw`).expect(204);
  await api.rows(`update sign_requests set expires_at = now() where id = ?`, [expired.request.id]);
  const unknown = new Signer(api, { id: uuidv7(), url: live.request.url });
  const first = await workOf({ signer: live.signer, key: withdrawn.signer.key });
  expect(first).toMatchObject({ looks: 1, status: 404, code: 'sign-request.dead-link' });
  for (const table of ['sign_requests', 'limit_counters'])
    expect(first.asked.some((statement) => statement.includes(table))).toBe(true);
  for (const { signer, key } of [
    { signer: live.signer, key: 'x' },
    { signer: unknown, key: live.signer.key },
    { signer: withdrawn.signer, key: withdrawn.signer.key },
    { signer: withdrawn.signer, key: live.signer.key },
    { signer: expired.signer, key: expired.signer.key },
    { signer: expired.signer, key: live.signer.key },
  ])
    expect(await workOf({ signer, key })).toEqual(first);
});
