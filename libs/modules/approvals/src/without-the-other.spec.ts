import {
  aDispatch,
  aDispatchWithout,
  mailsTo,
  readPdf,
  type Site,
  Sites,
  type TestApi,
  drawsPdfs,
} from '@groundsheet/testing';

let sites: Sites;
let site: Site;
let api: TestApi;

beforeAll(async () => {
  sites = await Sites.start();
  await drawsPdfs(sites.api);
  api = sites.api;
});
afterAll(() => api.stop());
beforeEach(async () => {
  site = await sites.aSite();
});

const open = async () => (await site.driver.request('get', '/api/collations').expect(200)).body;

it.each([
  ['timesheet', 'its timesheet', () => site.busy.sendsCheckSheet()],
  ['check-sheets', 'its check sheets', () => site.busy.sendsTimesheet()],
] as const)(
  'a set is completed without its %s only where that is said, on cover and page too',
  async (missing, words, sends) => {
    await sends();
    const set = await site.theSet();
    const recipient = `site-${set.reference}@northgate-civils.co.uk`.toLowerCase();
    const asked = await aDispatch(set, { emailAddresses: [recipient] });
    const { body } = await site.dispatch(asked).expect(409);
    expect(body).toMatchObject({ code: 'form-set.half-missing', details: { missing } });
    expect(body.message).toContain(words);
    expect(await site.set(set.id)).toMatchObject({ status: 'pending', completedWithout: null });
    await site.dispatch(await aDispatchWithout(set, { emailAddresses: [recipient] })).expect(200);
    const [sent] = await mailsTo(api, recipient);
    expect(sent!.mail!.text).toContain(`Completed without: ${words}`);
    expect(await site.set(set.id)).toMatchObject({ status: 'completed', completedWithout: missing });
    const listed = await site.driver.request('get', '/api/collations?bucket=completed').expect(200);
    expect(listed.body).toMatchObject([{ completedWithout: missing }]);
    const pdf = await site.driver.request('get', `/api/combined-forms/${set.id}/pdf`).expect(200);
    expect((await readPdf(pdf.body as Buffer)).text).toContain(`Completed without ${words}.`);
  },
);

it('what comes later is ready in a further set, which counts what was completed before', async () => {
  await site.busy.sendsCheckSheet();
  const first = await site.theSet();
  await site.dispatch(await aDispatchWithout(first)).expect(200);
  await site.busy.sendsTimesheet();
  expect(await open()).toMatchObject([
    { timesheetComplete: true, checkSheetComplete: true, status: 'pending' },
  ]);
  const further = await site.theSet();
  await site.dispatch(await aDispatch(further)).expect(200);
  expect(await site.set(further.id)).toMatchObject({ status: 'completed', completedWithout: null });
});

it('nothing of another machine is counted', async () => {
  await site.busy.sendsCheckSheet({ plantNumber: 'EX-0500' });
  const first = await site.theSet();
  await site.dispatch(await aDispatchWithout(first)).expect(200);
  await site.busy.sendsTimesheet();
  expect(await open()).toMatchObject([{ timesheetComplete: true, checkSheetComplete: false }]);
});
