import { aCompany, aDriver, anUnsigned, ask, BusyDriver, Signer, suiteApi } from '@groundsheet/testing';

const api = await suiteApi();
const [northgate, wharf] = [
  await aCompany(api.em, { name: 'Northgate Civils' }),
  await aCompany(api.em, { name: 'Wharf Homes' }),
];
const [supervisor, admin] = await Promise.all(
  (['supervisor', 'admin'] as const).map((role) => aDriver(api, { role })),
);

/** A check sheet that Dai Rees is asked to sign. */
async function aCheckToSign(fullName: string, company: string, plantNumber: string) {
  const driver = await aDriver(api, { fullName });
  const changes = { plantNumber, driverSignedName: fullName };
  const sent = await new BusyDriver(driver, company).sendsCheckSheet(changes);
  const kind = 'check-sheet';
  const { id } = (await ask(driver, sent.body.id, { kind, toName: 'Dai Rees' }).expect(201)).body;
  return { driver, id: id as string };
}

const { driver, id: formId, asked } = await anUnsigned(api, northgate);
const week = await asked({ channel: 'mail', toAddress: 'sian@northgate-civils.co.uk' });
const check = await aCheckToSign('Mihai Popa', wharf, 'DMP-99');

const listed = async (query: string, by = supervisor!) =>
  (await by.request('get', `/api/sign-requests?${query}`).expect(200)).body.map(
    (each: { id: string }) => each.id,
  );

describe('requests to sign', () => {
  it.each([
    ['the customer', 'search=wharf%20ho'],
    ['the machine', 'search=dmp-9'],
    ['the driver', 'search=MIHAI'],
    ['who was asked', 'search=rees'],
    ['the kind', 'kind=check-sheet'],
    ['the company of the register', `customerId=${wharf}`],
    ['both at once', 'search=popa&kind=check-sheet&waiting=true'],
  ])('are found by %s', async (_, query) => {
    expect(await listed(query)).toEqual([check.id]);
    expect(await listed(query, admin)).toEqual([check.id]);
  });

  it('are found by their reference and by the address that was mailed', async () => {
    expect(await listed(`search=${week.reference.toLowerCase()}`)).toEqual([week.id]);
    expect(await listed('search=sian@north')).toEqual([week.id]);
    expect(await listed('search=%25')).toEqual([]);
  });

  it('say for whom and for which machine they are', async () => {
    const [request] = (await supervisor!.request('get', `/api/sign-requests?customerId=${wharf}`)).body;
    expect(request).toMatchObject({ companyName: 'Wharf Homes', plantNumber: 'DMP-99' });
  });

  it('are a driver’s own alone, whatever a driver looks for, and no guest’s', async () => {
    expect(await listed('search=popa', driver)).toEqual([]);
    expect(await listed(`customerId=${wharf}`, driver)).toEqual([]);
    expect(await listed('search=popa', check.driver)).toEqual([check.id]);
    await api.request('get', '/api/sign-requests?search=popa').expect(401);
  });

  it('are found by how far they have come: an expired one is no longer open', async () => {
    expect(await listed('state=open')).toEqual([check.id, week.id]);
    await new Signer(api, week).open();
    expect([await listed('state=seen'), await listed('state=open')]).toEqual([[week.id], [check.id]]);
    await api.rows(`update sign_requests set expires_at = now() where id = '${week.id}'`);
    expect([await listed('state=seen'), await listed('state=expired')]).toEqual([[], [week.id]]);
  });

  it('are found by how long ago they were asked for', async () => {
    const asIfAsked = (ago: string) =>
      api.rows(`update sign_requests set created_at = now() - interval '${ago}' where id = '${week.id}'`);
    expect(await listed('age=day')).toEqual([]);
    await asIfAsked('25 hours');
    expect([await listed('age=day'), await listed('age=three-days')]).toEqual([[week.id], []]);
    await asIfAsked('8 days');
    expect(await listed('age=week')).toEqual([week.id]);
  });

  it('are listed page by page, however they are narrowed', async () => {
    const second = await asked();
    const first = await supervisor!.request('get', `/api/sign-requests?customerId=${northgate}&limit=1`);
    expect(first.body.map(({ id }: { id: string }) => id)).toEqual([second.id]);
    expect(await listed(first.headers['link']!.match(/\?([^>]+)>/)![1]!)).toEqual([week.id]);
    expect(second.formId).toBe(formId);
  });

  it.each(['state=lost', 'kind=letter', 'age=month', 'customerId=1', `search=${'x'.repeat(101)}`])(
    'cannot be narrowed by %s',
    async (query) => {
      const { body } = await supervisor!.request('get', `/api/sign-requests?${query}`).expect(422);
      expect(body.code).toBe('request.invalid');
    },
  );
});
