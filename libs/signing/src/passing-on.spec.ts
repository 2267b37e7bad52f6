import { aCompany, anUnsigned, mailsTo, Signer, suiteApi } from '@groundsheet/testing';

const api = await suiteApi();
const company = await aCompany(api.em);

async function anAsked(how: object = {}) {
  const form = await anUnsigned(api, company);
  const request = await form.asked(how);
  const signer = new Signer(api, request);
  const read = async () =>
    (await form.driver.request('get', `/api/sign-requests/${request.id}`).expect(200)).body;
  return { ...form, request, signer, read, passOn: (name: unknown) => signer.post('pass-on', { name }) };
}

const recorded = async (id: string) =>
  (await api.rows('select what, who, details from audit_events where about_id = ? order by id', [id]))
    .filter(({ what }) => what === 'signature.passed-on')
    .map(({ who, details }) => ({ who, details }));

it('is done once and recorded; the person it was passed on to signs by the same link', async () => {
  const { driver, id, request, signer, read, passOn } = await anAsked();
  expect((await passOn(' Dai Rees ').expect(200)).body).toMatchObject({
    state: 'open',
    toName: 'Siân O’Neill',
    passedOnTo: 'Dai Rees',
  });
  expect((await passOn('Jo Kerr').expect(409)).body.code).toBe('sign-request.passed-on-already');
  expect(await read()).toMatchObject({ passedOnTo: 'Dai Rees', state: 'open' });
  expect(await recorded(id)).toEqual([{ who: null, details: { request: request.id, by: 'client' } }]);
  await signer.signs({ name: 'Dai Rees' });
  expect(await read()).toMatchObject({ state: 'signed', signedName: 'Dai Rees', passedOnTo: 'Dai Rees' });
  const { body } = await driver.request('get', `/api/forms/${id}`).expect(200);
  expect(body.clientSignedName).toBe('Dai Rees');
});

it('sends the receipt to the person asked by mail, who reads who has signed instead', async () => {
  const toAddress = 'sian@passed-on.co.uk';
  const { signer, passOn } = await anAsked({ channel: 'mail', toAddress });
  await passOn('Dai Rees').expect(200);
  await signer.signs({ name: 'Dai Rees' });
  const titles = (await mailsTo(api, toAddress)).map(({ mail }) => mail!.text);
  expect(titles.some((text) => text!.includes('Dai Rees has signed a timesheet'))).toBe(true);
});

it.each(['', '   ', 'x'.repeat(81), null])(
  'is not done without a name of 1 to 80 characters: %j',
  async (name) => {
    const { id, read, passOn } = await anAsked();
    await passOn(name).expect(422);
    expect([(await read()).passedOnTo, await recorded(id)]).toEqual([null, []]);
  },
);

it('is not done after signing, with a wrong key, or on the phone that asked', async () => {
  const { driver, id, signer, passOn } = await anAsked();
  await signer.post('pass-on', { name: 'Dai Rees', key: 'x'.repeat(43) }).expect(404);
  signer.cookie = driver.cookie;
  await passOn('Dai Rees').expect(403);
  signer.cookie = '';
  await signer.signs();
  expect((await passOn('Dai Rees').expect(409)).body.code).toBe('sign-request.not-waiting');
  expect(await recorded(id)).toEqual([]);
});
