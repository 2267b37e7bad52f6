import { Clock, describeApi } from '@groundsheet/platform';
import { aDriver, suiteApi } from '@groundsheet/testing';

const api = await suiteApi();
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh', email: 'bev@hill-plant.co.uk' });

/** What the log has of lists, the oldest first. */
const lists = async () => {
  const rows = await api.rows(`select * from audit_events where about_kind = 'list' order by id`);
  return rows.map(({ who, what, about_id, details }) => ({ who, what, about_id, details }));
};
const DAYS = { from: '2026-11-15', to: '2026-11-21' };
const LISTS: [path: string, query: Record<string, string>, what: string, details: object][] = [
  ['/api/drivers', { role: 'admin', search: 'bev' }, 'list.people', { role: 'admin', search: true, rows: 1 }],
  [
    '/api/mails',
    { state: 'failed', search: 'bev' },
    'list.mails',
    { state: 'failed', search: true, rows: 0 },
  ],
  ['/api/suppressions', { search: 'bev' }, 'list.do-not-send', { search: true, rows: 0 }],
  [
    '/api/forms',
    { corrected: 'no', driver: 'dave' },
    'list.forms',
    { corrected: 'no', driver: true, rows: 0 },
  ],
  [
    '/api/forms/export.xlsx',
    { rows: 'form', week: '2026-11-21', search: 'dave' },
    'list.forms-table',
    { rows: 'form', week: '2026-11-21', search: true },
  ],
  ['/api/forms/export.zip', { kind: 'timesheet' }, 'list.forms-pdfs', { kind: 'timesheet' }],
  ['/api/collations', { bucket: 'completed' }, 'list.form-sets', { bucket: 'completed', rows: 0 }],
  [
    '/api/off-hires',
    { state: 'over', search: 'd-114' },
    'list.off-hires',
    { state: 'over', search: true, rows: 0 },
  ],
  ['/api/off-hires/export.csv', { from: '2026-11-01' }, 'list.off-hires-table', { from: '2026-11-01' }],
  ['/api/overview', DAYS, 'list.overview', DAYS],
  ['/api/overview/hours', { ...DAYS, search: 'dave' }, 'list.overview', { ...DAYS, search: true }],
  ['/api/overview/table.csv', { part: 'hours', ...DAYS }, 'list.overview-table', { part: 'hours', ...DAYS }],
  [
    '/api/defects',
    { column: 'new', search: 'd-114' },
    'list.defects',
    { column: 'new', search: true, rows: 0 },
  ],
  ['/api/defects/table.csv', { severity: 'A' }, 'list.defects-table', { severity: 'A' }],
  ['/api/audit-events', { person: 'bev', ...DAYS }, 'list.audit-log', { person: true, ...DAYS, rows: 0 }],
  [
    '/api/audit-events/export.csv',
    { record: 'bev', ...DAYS },
    'list.audit-log-table',
    { record: true, ...DAYS },
  ],
];

it.each(LISTS)(
  'records who has read %s, with its filter and without what was typed, once an hour',
  async (path, query, what, details) => {
    const before = await lists();
    const read = () => admin.request('get', path).query(query).expect(200);
    await Promise.all([read(), read()]);
    await read();
    const added = async () => (await lists()).slice(before.length);
    const entry = { who: admin.id, what, about_id: null, details };
    expect(await added()).toEqual([entry]);
    const later = new Date(Date.now() + 3_600_001);
    await api.rows('update sessions set used_at = ? where driver_id = ?', [later, admin.id]);
    const clock = jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(later);
    await read();
    clock.mockRestore();
    expect(await added()).toMatchObject([entry, { what }]);
  },
);

it('records another filter and further pages by themselves, and nothing that was refused', async () => {
  await aDriver(api, { fullName: 'Dave Hill' });
  const before = await lists();
  const read = (query: object) => admin.request('get', '/api/drivers').query(query);
  const first = await read({ limit: 1, state: 'active' }).expect(200);
  const [, next] = /<([^>]+)>; rel="next"/.exec(first.headers['link'] as string)!;
  await admin.request('get', next!).expect(200);
  await read({ state: 'invited' }).expect(200);
  await read({ state: 'asleep' }).expect(422);
  expect((await lists()).slice(before.length).map(({ details }) => details)).toEqual([
    { state: 'active', rows: 1 },
    { state: 'active', further: true, rows: 1 },
    { state: 'invited', rows: 0 },
  ]);
});

it('records nothing of a driver who lists their own form sets', async () => {
  const before = await lists();
  await (await aDriver(api)).request('get', '/api/collations').expect(200);
  expect(await lists()).toEqual(before);
});

it('tells an admin in plain words', async () => {
  await admin.request('get', '/api/drivers').query({ role: 'supervisor' }).expect(200);
  const { body } = await admin.request('get', '/api/audit-events').expect(200);
  expect(body).toContainEqual(
    expect.objectContaining({
      words: 'Looked at the list of people (supervisor, 0 rows)',
      who: { id: admin.id, name: 'Bev Haigh' },
      about: { kind: 'list', id: null, name: null, opens: false, isArchived: false, label: 'List' },
    }),
  );
});

it('covers every list that only supervisors or admins may read', () => {
  const { paths } = describeApi(api.app);
  const unrecorded = Object.entries(paths).flatMap(([path, { get }]) => {
    const call = get as { 'x-allowed-to'?: string; 'x-recorded'?: boolean } | undefined;
    const isOfOffice = ['supervisor', 'admin'].includes(call?.['x-allowed-to'] ?? '');
    return isOfOffice && !call?.['x-recorded'] ? path : [];
  });
  expect(unrecorded.toSorted()).toEqual([
    // Nothing of anybody: when it was made, and its size.
    '/api/backups',
    // Papers of machines, nothing of anybody.
    '/api/certificates/files/{id}',
    '/api/certificates/{id}/file',
    // In the record of the set.
    '/api/combined-forms/{id}/events/check',
    // Nothing of anybody: our own firm, counts, machines, settings, and jobs that gave up.
    '/api/customers/letters',
    '/api/defects/counts',
    '/api/defects/summary',
    '/api/defects/summary.csv',
    '/api/drivers/letters',
    // In the record of the account.
    '/api/drivers/{id}',
    // Again nothing of anybody.
    '/api/firm/settings',
    // In the record of the form.
    '/api/forms/{id}/events/check',
    // Nothing of anybody.
    '/api/machine-states',
    '/api/machine-states/counts',
    '/api/machines',
    '/api/machines/import-template.csv',
    '/api/machines/labels.pdf',
    '/api/machines/letters',
    // In the record of the machine.
    '/api/machines/plant/{plantNumber}/log.pdf',
    // As the history of its defects has them.
    '/api/machines/plant/{plantNumber}/repairs',
    // In the record of the form, set or account that a mail is about.
    '/api/mails/transport',
    '/api/mails/{id}',
    '/api/mails/{id}/attachment',
    '/api/mails/{id}/page',
    // That there is something to read again.
    '/api/off-hires/events',
    // In the record of the notice.
    '/api/off-hires/{id}',
    '/api/off-hires/{id}/photos/{objectId}',
    '/api/parked-jobs',
    '/api/severities',
    // In that of the vault, where its owner sees it.
    '/api/share-packs-of-driver',
    '/api/sign-requests/counts',
  ]);
});
