import { FormLinks } from '@groundsheet/forms';
import {
  aCompany,
  aDispatch,
  aDriver,
  Site,
  startApi,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const HIRE = 'hire@northgate-civils.co.uk';

let api: TestApi;
let company: string;
let supervisor: TestDriver;
let site: Site;

beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  company = await aCompany(api.em);
  supervisor = await aDriver(api, { role: 'supervisor' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  site = new Site(await aDriver(api), supervisor, company);
});

/** A completed set, and the key of the link in its mail. */
async function aMailedSet() {
  const { id } = await site.aReadySet();
  await site.dispatch(await aDispatch(await site.set(id))).expect(200);
  await api.drainJobs();
  return { id, key: keyOf(id) };
}
const keyOf = (formId: string, linkVersion = 1) =>
  api.app.get(FormLinks).keyFor({
    ...{ formId, linkVersion, recipient: HIRE },
    sentOn: new Date().toISOString().slice(0, 10),
  });
const exchange = (formId: string, key: string) =>
  api.request('post', '/api/form-links').send({ formId, key });
/** The cookie that a link is exchanged for. */
async function openedBy(formId: string, key: string): Promise<string> {
  const { headers } = await exchange(formId, key).expect(204);
  return headers['set-cookie']![0]!.split(';')[0]!;
}

describe('revoking the links to a set', () => {
  const revoke = (id: string, who: TestDriver, key = uuidv7()) =>
    who.request('post', `/api/combined-forms/${id}/revoke-links`).set('Idempotency-Key', key);

  it.each(['driver', 'supervisor'] as const)('closes all of them at once, for its %s', async (role) => {
    const { id, key } = await aMailedSet();
    const cookie = await openedBy(id, key);
    const paths = [`/api/combined-forms/${id}`, `/api/combined-forms/${id}/pdf`];
    for (const path of paths) await api.request('get', path).set('Cookie', cookie).expect(200);

    const once = uuidv7();
    for (let time = 0; time < 2; time += 1) await revoke(id, site[role], once).expect(204);
    expect(await api.row('select link_version from form_sets where id = ?', [id])).toEqual({
      link_version: 2,
    });
    for (const path of paths) {
      await api.request('get', path).query({ key }).expect(404);
      await api.request('get', path).set('Cookie', cookie).expect(404);
      await site.driver.request('get', path).expect(200);
    }
    expect((await exchange(id, key).expect(404)).body.code).toBe('form-link.unknown');
    expect(
      await api.rows('select who from audit_events where what = ? and about_id = ?', [
        'form-set.links-revoked',
        id,
      ]),
    ).toEqual([{ who: site[role].id }]);
  });

  it('is for those who may see it, once there is a link', async () => {
    const { id } = await site.aReadySet();
    expect((await revoke(id, supervisor).expect(409)).body.code).toBe('form-set.not-completed');
    await site.dispatch(await aDispatch(await site.set(id))).expect(200);
    await revoke(id, await aDriver(api)).expect(404);
    await revoke(uuidv7(), supervisor).expect(404);
    await api.request('post', `/api/combined-forms/${id}/revoke-links`).expect(401);
    const together = await Promise.all([revoke(id, site.driver), revoke(id, supervisor)]);
    expect(together.map(({ status }) => status)).toEqual([204, 204]);
  });
});
