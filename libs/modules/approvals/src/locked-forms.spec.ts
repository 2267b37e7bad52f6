import { FormLinks } from '@groundsheet/forms';
import {
  aDispatch,
  aDriver,
  aTimesheet,
  Site,
  signedOnSite,
  Sites,
  type TestApi,
  type TestDriver,
  UploadingPhone,
} from '@groundsheet/testing';
import type { Response } from 'supertest';

let api: TestApi;
let sites: Sites;
let site: Site;
let other: TestDriver;
/** A completed set of the driver, its forms, a photo on one of them, and the correction of one that was begun before. */
let set: Awaited<ReturnType<Site['set']>>;
let begun: string;
let photo: string;
let timesheet: string;
let checkSheet: string;

beforeAll(async () => {
  sites = await Sites.start();
  api = sites.api;
  other = await aDriver(api);
  const driver = await aDriver(api);
  const phone = new UploadingPhone(api);
  const request: TestApi['request'] = (method, path) =>
    api.request(method, path).set('Cookie', `${driver.cookie}; ${phone.cookie}`);
  site = new Site({ ...driver, request }, sites.supervisor, sites.company);
  photo = await phone.upload();
  await site.busy.sendsTimesheet();
  await site.busy.sendsCheckSheet({ photos: [photo] });
  ({ timesheetId: timesheet, checkSheetId: checkSheet, ...set } = await site.theSet());
  ({ id: begun } = (await site.driver.request('post', `/api/forms/${timesheet}/correct`).send({})).body);
  await api.drainJobs();
  set = await site.set(set.id);
  await site.dispatch(await aDispatch(set)).expect(200);
  await api.drainJobs();
});
afterAll(() => api.stop());

/** Everything that is stored of the set, of its forms and of what was signed for. */
async function stored() {
  const rows = await Promise.all([
    api.rows('select to_jsonb(form_sets) as row from form_sets where id = ?', [set.id]),
    api.rows('select to_jsonb(f) as row from forms_in_sets f where set_id = ? order by form_id', [set.id]),
    api.rows('select to_jsonb(s) as row from form_set_signatures s where set_id = ? order by by', [set.id]),
    api.rows('select to_jsonb(forms) as row from forms where id in (?, ?) order by id', [
      timesheet,
      checkSheet,
    ]),
  ]);
  return rows.map((found) => found.map(({ row }) => row));
}

const keyTo = (formId: string) => {
  const sentOn = new Date().toISOString().slice(0, 10);
  return api.app.get(FormLinks).keyFor({ formId, linkVersion: 1, recipient: 'hire@h.co', sentOn });
};
const TO = { recipients: ['hire@northgate-civils.co.uk'] };
const guest: Pick<TestDriver, 'request'> = { request: (method, path) => api.request(method, path) };
const get = (who: Pick<TestDriver, 'request'>, path: string) => who.request('get', path);
const post = (who: Pick<TestDriver, 'request'>, path: string, body: object = {}) =>
  who.request('post', path).send(body);
const overTimesheet = (change: object = {}) =>
  aTimesheet(sites.company, { id: timesheet, machineHours: '9999', ...change });

type Row = [what: string, act: () => PromiseLike<Response>, status: number, code?: string];

const CHANGING: Row[] = [
  ['corrected', () => post(site.driver, `/api/forms/${timesheet}/correct`), 409, 'form.in-completed-set'],
  ['corrected by the office', () => post(site.supervisor, `/api/forms/${timesheet}/correct`), 404],
  [
    'replaced by a correction that was begun before',
    () => site.busy.sendsTimesheet({ id: begun }),
    409,
    'form.in-completed-set',
  ],
  [
    'saved over',
    async () => {
      const { timesheetData } = await overTimesheet();
      return site.driver.request('put', `/api/timesheets/${timesheet}`).send(timesheetData);
    },
    409,
    'form.already-sent',
  ],
  ['saved over as a new draft', () => site.busy.savesTimesheet({ id: timesheet }), 409, 'form.already-sent'],
  [
    'saved over as a form of another kind',
    () => site.busy.savesCheckSheet({ id: timesheet }),
    409,
    'form.already-sent',
  ],
  ['sent over', () => site.busy.sendsTimesheet({ id: timesheet }), 409, 'form.already-sent'],
  [
    'sent over by another driver',
    async () => post(other, '/api/timesheets/one-step-completion', await overTimesheet()),
    404,
  ],
  [
    'sent over by a guest',
    async () => post(guest, '/api/timesheets/one-step-completion', await overTimesheet()),
    404,
  ],
  ['thrown away', () => site.driver.request('delete', `/api/forms/${timesheet}`), 409, 'form.already-sent'],
  ['thrown away by the office', () => site.supervisor.request('delete', `/api/forms/${timesheet}`), 404],
  [
    'claimed by another driver',
    () => post(other, `/api/forms/${timesheet}/claim`, { token: keyTo(timesheet) }),
    404,
  ],
  [
    'robbed of its photo by another form',
    () => site.busy.savesCheckSheet({ photos: [photo], checkDate: '2026-12-01' }),
    422,
  ],
];

const SENDING: Row[] = [
  ['mailed again by its driver', () => post(site.driver, `/api/forms/${timesheet}/send-again`, TO), 200],
  ['mailed again by the office', () => post(site.supervisor, `/api/forms/${timesheet}/send-again`, TO), 200],
  ['mailed again by another driver', () => post(other, `/api/forms/${timesheet}/send-again`, TO), 404],
  [
    'mailed to a guest',
    () =>
      post(guest, `/api/forms/${timesheet}/copy`, {
        token: keyTo(timesheet),
        recipient: 'me@northgate-civils.co.uk',
      }),
    404,
  ],
  [
    'taken as the model of another week',
    () => post(site.driver, `/api/timesheets/${timesheet}/copy`, { weekEnding: '2026-12-05' }),
    201,
  ],
  ['followed by a second timesheet of the week', () => site.busy.sendsTimesheet(), 200],
];

const READING: Row[] = [
  ...(['driver', 'supervisor'] as const).flatMap((who): Row[] => [
    [`read by its ${who}`, () => get(site[who], `/api/forms/${timesheet}`), 200],
    [`opened as a PDF by its ${who}`, () => get(site[who], `/api/forms/${timesheet}/pdf`), 200],
    [`seen on its photo by its ${who}`, () => get(site[who], photoOf()), 200],
  ]),
  ['read by another driver', () => get(other, `/api/forms/${timesheet}`), 404],
  ['read by a guest', () => get(guest, `/api/forms/${timesheet}`), 404],
  ['read by its own link', () => get(guest, `/api/forms/${timesheet}?key=${keyTo(timesheet)}`), 200],
  ['read by the link to its set', () => get(guest, `/api/forms/${timesheet}?key=${keyTo(set.id)}`), 404],
  [
    'read in its set by that link',
    () => get(guest, `/api/combined-forms/${set.id}?key=${keyTo(set.id)}`),
    200,
  ],
  [
    'read in its set by its own link',
    () => get(guest, `/api/combined-forms/${set.id}?key=${keyTo(timesheet)}`),
    404,
  ],
  ['seen on its photo by a guest', () => get(guest, photoOf()), 404],
];

const APPROVING: Row[] = [
  [
    'signed for by its driver',
    async () => site.collect(set.id, await signedOnSite()),
    409,
    'form-set.completed',
  ],
  [
    'signed for by the office',
    async () => site.collect(set.id, await signedOnSite({ clientName: 'Jo' }), site.supervisor),
    409,
    'form-set.completed',
  ],
  ['signed for by another driver', async () => site.collect(set.id, await signedOnSite(), other), 404],
  [
    'dispatched again, with another rating and to others',
    async () =>
      site.dispatch(
        await aDispatch(set, { supervisorRating: { rating: 'unhappy' }, emailAddresses: ['new@h.co'] }),
      ),
    200,
  ],
  ['dispatched by its driver', async () => site.dispatch(await aDispatch(set), site.driver), 403],
  ['completed again', () => site.complete(set.id), 200],
  ['completed by its driver', () => site.complete(set.id, site.driver), 403],
  ['asked for', () => post(site.supervisor, `/api/collations/${set.id}/ask`), 409, 'form-set.completed'],
];

const photoOf = () => `/api/check-sheets/${checkSheet}/photos/${photo.split('/').at(-1)}`;

describe('a form of a completed set stays as it was when it is', () => {
  it.each([...CHANGING, ...SENDING, ...READING, ...APPROVING])('%s', async (_, act, status, code = '') => {
    const before = await stored();
    const response = await act();
    expect(response.status).toBe(status);
    if (code) expect(response.body.code).toBe(code);
    await api.drainJobs();
    expect(await stored()).toEqual(before);
  });
});

describe('of a form of a completed set nothing else changes when', () => {
  const changed = (rows: object[][], change: object) =>
    rows.map((table) =>
      table.map((row) => ({
        ...row,
        ...Object.fromEntries(Object.entries(change).filter(([column]) => column in row)),
      })),
    );

  it('its links are revoked', async () => {
    const before = await stored();
    for (const path of [
      `/api/forms/${timesheet}`,
      `/api/forms/${checkSheet}`,
      `/api/combined-forms/${set.id}`,
    ]) {
      await post(other, `${path}/revoke-links`).expect(404);
      await post(site.supervisor, `${path}/revoke-links`).expect(204);
      await get(guest, `${path}?key=${keyTo(path.split('/').at(-1)!)}`).expect(404);
    }
    expect(await stored()).toEqual(changed(before, { link_version: 2, version: expect.any(Number) }));
  });

  it('the house is kept before its years are over', async () => {
    const before = await stored();
    for (const what of ['Forms', 'Sets'])
      await api.rows(`select graphile_worker.add_job(?, '{}'::json)`, [`EraseOld${what}WhenHousekeepingDue`]);
    await api.drainJobs();
    expect(await stored()).toEqual(before);
  });

  it('its driver leaves: it is nobody’s', async () => {
    const before = await stored();
    const { password } = site.driver;
    await site.driver.request('delete', '/api/drivers/me').send({ password }).expect(204);
    await api.drainJobs();
    expect(await stored()).toEqual(changed(before, { driver_id: null, version: expect.any(Number) }));
  });
});
