import { aCompany, anUnsigned, mailsTo, Signer, suiteApi } from '@groundsheet/testing';

const OFFICE = 'office@northgate-civils.co.uk';
const TO_MAILBOX = 'sign-receipts-to-mailbox-per-day';
const OF_NETWORK = 'sign-receipts-of-network-per-day';

const api = await suiteApi();
const company = await aCompany(api.em, { contactEmail: OFFICE });
beforeEach(() => api.rows(`delete from limit_counters where name in (?, ?)`, [TO_MAILBOX, OF_NETWORK]));

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

const counted = (name: string) => api.rows('select count from limit_counters where name = ?', [name]);
const setTo = (name: string, count: number) =>
  api.rows('update limit_counters set count = ? where name = ?', [count, name]);

it('goes to a typed address 20 times a day; then it alone is left out, and what was signed is signed', async () => {
  const [first, last, over] = [await anAsked(), await anAsked(), await anAsked()];
  const { body } = await first.signer.signs({ receiptTo: 'sian@limits.co.uk' });
  expect(body.receiptLeftOut).toBe(false);
  await setTo(TO_MAILBOX, 19);
  expect((await last.signer.signs({ receiptTo: 'Sian@limits.co.uk' })).body.receiptLeftOut).toBe(false);

  const answer = await over.signer.signs({ receiptTo: 'sian+again@limits.co.uk' }, 200);
  expect(answer.body).toMatchObject({ state: 'signed', signedName: 'Siân O’Neill', receiptLeftOut: true });
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

it('goes from one network 100 times a day, to whatever addresses', async () => {
  const [first, over] = [await anAsked(), await anAsked()];
  await first.signer.signs({ receiptTo: 'one@networks.co.uk' });
  await setTo(OF_NETWORK, 100);
  const { body } = await over.signer.signs({ receiptTo: 'two@networks.co.uk' }, 200);
  expect(body).toMatchObject({ state: 'signed', receiptLeftOut: true });
  expect(await receiptsTo('two@networks.co.uk', over.id)).toBe(0);
});

it('is not counted where none is typed, or the address gets one anyway; who was asked gets theirs above the limit', async () => {
  const mailed = (toAddress: string) => anAsked({ channel: 'mail', toAddress });
  const [none, own, same, other] = [
    await anAsked(),
    await anAsked(),
    await mailed('same@asked.co.uk'),
    await mailed('asked@asked.co.uk'),
  ];
  for (const [{ signer }, receiptTo] of [
    [none, null],
    [own, 'Office@northgate-civils.co.uk'],
    [same, 'same@asked.co.uk'],
  ] as const)
    expect((await signer.signs({ receiptTo })).body.receiptLeftOut).toBe(false);
  expect([...(await counted(TO_MAILBOX)), ...(await counted(OF_NETWORK))]).toEqual([]);
  expect(await receiptsTo(OFFICE, own.id)).toBe(1);
  expect(await receiptsTo('same@asked.co.uk', same.id)).toBe(1);

  const first = await anAsked();
  await first.signer.signs({ receiptTo: 'typed@asked.co.uk' });
  await setTo(TO_MAILBOX, 20);
  expect((await other.signer.signs({ receiptTo: 'typed@asked.co.uk' })).body.receiptLeftOut).toBe(true);
  expect(await receiptsTo('typed@asked.co.uk', other.id)).toBe(0);
  expect(await receiptsTo('asked@asked.co.uk', other.id)).toBe(1);
});
