import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { EmailSent } from '@groundsheet/contracts';
import { EventRecorder, Transaction } from '@groundsheet/platform';
import { aCompany, aDriver, aTimesheet, listenTo, suiteApi } from '@groundsheet/testing';
import { LogMailWhenEmailSent } from '../subscribers/log-mail-when-email-sent-or-failed.js';

const HIRE = 'hire@northgate-civils.co.uk';

const api = await suiteApi();
const company = await aCompany(api.em);

/** A timesheet whose mail has not gone yet. */
async function aSentForm() {
  const driver = await aDriver(api);
  const form = await aTimesheet(company, { submissionEmails: [HIRE] });
  const { id } = form.timesheetData;
  await driver.request('post', '/api/timesheets/one-step-completion').send(form).expect(200);
  const logged = async () => {
    const { body } = await driver.request('get', `/api/forms/${id}/events`).expect(200);
    return (body as { words: string; recipient: string | null }[])
      .filter(({ recipient }) => recipient === HIRE)
      .map(({ words }) => words);
  };
  return { driver, id, logged };
}

it('tells the open screen of a form’s driver that it has been mailed, and its log when', async () => {
  const { driver, id, logged } = await aSentForm();
  const own = await listenTo(api, '/api/forms/events', driver);
  await api.drainJobs();
  await own.until(/event: changed/);
  expect(await logged()).toEqual([`Kept on this computer for ${HIRE}`]);
  const { body } = await driver.request('get', `/api/forms/${id}`).expect(200);
  const [{ at }] = (await driver.request('get', `/api/forms/${id}/events`)).body.slice(-1);
  expect(body.mailedAt).toBe(at);
  own.hangUp();
});

it('has one line for each state of a mail, however often it is told', async () => {
  const { logged, id } = await aSentForm();
  await api.drainJobs();
  const { mail } = await api.row(
    `select details ->> 'mail' as mail from audit_events where about_id = ? and what = 'email.kept locally'`,
    [id],
  );
  const told = {
    emailId: String(mail),
    formKind: 'timesheet',
    formId: id,
    reference: 'TS-7K3M9QXD',
    driverId: null,
    recipient: HIRE,
    state: 'kept locally',
    at: new Date().toISOString(),
  } as const;
  await api.app.get(Transaction).run(() => api.app.get(EventRecorder).record(new EmailSent(told)));
  await api.drainJobs();
  const log = api.app.get(LogMailWhenEmailSent, { strict: false });
  await RequestContext.create(api.app.get(MikroORM).em, () => log.handle({ ...told, state: 'delivered' }));
  expect(await logged()).toEqual([`Kept on this computer for ${HIRE}`, `Delivered to ${HIRE}`]);
});
