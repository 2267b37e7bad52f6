import { aCompany, aDriver, BusyDriver, suiteApi, type TestDriver } from '@groundsheet/testing';

const api = await suiteApi();
const supervisor = await aDriver(api, { role: 'supervisor' });
const admin = await aDriver(api, { role: 'admin' });
const busy = new BusyDriver(await aDriver(api, { fullName: 'Dave Hill' }), await aCompany(api.em));

const returned = async (days = 'from=2026-11-15&to=2026-11-21', by: TestDriver = supervisor) =>
  (await by.request('get', `/api/overview?${days}`).expect(200)).body.returnedMails;
const becomes = (state: string, recipient: string) =>
  api.rows('update emails set state = ? where recipient = ?', [state, recipient]);

it('lists the mails of the week’s forms that came back or could not be sent, until they are sent again', async () => {
  const submissionEmails = ['foreman@northgate-civils.co.uk', 'yard@northgate-civils.co.uk', 'a@b.co.uk'];
  const { body } = await busy.sendsTimesheet({ submissionEmails });
  await busy.sendsTimesheet({ weekEnding: '2026-11-14', submissionEmails: ['old@northgate-civils.co.uk'] });
  await api.drainJobs();
  expect(await returned()).toEqual({ items: [], total: 0 });

  await becomes('bounced', 'foreman@northgate-civils.co.uk');
  await becomes('failed', 'yard@northgate-civils.co.uk');
  await becomes('suppressed', 'a@b.co.uk');
  await becomes('bounced', 'old@northgate-civils.co.uk');
  const { items, total } = await returned();
  expect(total).toBe(2);
  const mail = {
    about: 'timesheet',
    formId: body.id,
    reference: body.reference,
    driverName: 'Łukasz Wójcik',
  };
  expect(items).toEqual(
    expect.arrayContaining([
      { ...mail, recipient: 'foreman@northgate-civils.co.uk', state: 'bounced', mailId: expect.any(String) },
      { ...mail, recipient: 'yard@northgate-civils.co.uk', state: 'failed', mailId: expect.any(String) },
    ]),
  );
  expect((await returned('from=2026-11-08&to=2026-11-14')).total).toBe(1);

  const foreman = items.find(({ state }: { state: string }) => state === 'bounced');
  await admin.request('post', `/api/mails/${foreman.mailId}/send-again`).expect(200);
  await api.drainJobs();
  expect((await returned()).items).toMatchObject([{ recipient: 'yard@northgate-civils.co.uk' }]);
});
