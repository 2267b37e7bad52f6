import { aCompany, anUnsigned, mailsTo, Signer, suiteApi } from '@groundsheet/testing';

const OFFICE = 'office@northgate-civils.co.uk';
const TO_ONE = 'told-mails-of-strangers-to-one';

const api = await suiteApi();
const company = await aCompany(api.em, { contactEmail: OFFICE });
beforeEach(() => api.rows(`delete from limit_counters where name like 'told-mails%'`));

async function anAsked(how: object = {}) {
  const { driver, id, asked } = await anUnsigned(api, company);
  const request = await asked(how);
  const read = async () => (await driver.request('get', `/api/sign-requests/${request.id}`).expect(200)).body;
  return { id, signer: new Signer(api, request), read };
}

async function receiptsTo(address: string, id: string): Promise<number> {
  const mails = await mailsTo(api, address);
  return mails.filter(({ row }) => row['record_id'] === id && /^Signed /.test(row['subject'] as string))
    .length;
}

/** Of the mails that strangers may cause to one address in a day (docs/safeguards.md). */
const setTo = (count: number) =>
  api.rows('update limit_counters set count = ? where name = ?', [count, TO_ONE]);

it('goes to a typed address 60 times a day; then it alone is left out, and what was signed is signed', async () => {
  const [first, last, over] = [await anAsked(), await anAsked(), await anAsked()];
  const { body } = await first.signer.signs({ receiptTo: 'sian@limits.co.uk' });
  expect(body.receiptLeftOut).toBe(false);
  await setTo(59);
  expect((await last.signer.signs({ receiptTo: 'Sian@limits.co.uk' })).body.receiptLeftOut).toBe(false);

  const answer = await over.signer.signs({ receiptTo: 'sian+again@limits.co.uk' }, 200);
  expect(answer.body).toMatchObject({ state: 'signed', signedName: 'Siân O’Neill', receiptLeftOut: true });
  expect(answer.headers['mails-held-back']).toBe('1');
  expect(await over.read()).toMatchObject({ state: 'signed', signedName: 'Siân O’Neill' });
  expect(await receiptsTo('sian@limits.co.uk', first.id)).toBe(1);
  expect(await receiptsTo('sian@limits.co.uk', last.id)).toBe(1);
  expect(await receiptsTo('sian+again@limits.co.uk', over.id)).toBe(0);
  expect(await receiptsTo(OFFICE, over.id)).toBe(1);
  expect((await over.signer.open().expect(200)).body.receiptLeftOut).toBe(false);

  const another = await anAsked();
  expect((await another.signer.signs({ receiptTo: 'dai@limits.co.uk' })).body.receiptLeftOut).toBe(false);
  expect(await receiptsTo('dai@limits.co.uk', another.id)).toBe(1);
});

it('goes to who was asked by mail where the one that they typed is left out', async () => {
  const [first, other] = [
    await anAsked(),
    await anAsked({ channel: 'mail', toAddress: 'asked@asked.co.uk' }),
  ];
  await first.signer.signs({ receiptTo: 'typed@asked.co.uk' });
  await setTo(60);
  expect((await other.signer.signs({ receiptTo: 'typed@asked.co.uk' })).body.receiptLeftOut).toBe(true);
  expect(await receiptsTo('typed@asked.co.uk', other.id)).toBe(0);
  expect(await receiptsTo('asked@asked.co.uk', other.id)).toBe(1);
});
