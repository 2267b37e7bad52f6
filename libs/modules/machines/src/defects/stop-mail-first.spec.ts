import { Subscribers } from '@groundsheet/platform';
import { aCheckSheet, aCompany, aDriver, suiteApi } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';

const api = await suiteApi();
const company = await aCompany(api.em, { contactEmail: 'hire@northgate-civils.co.uk' });
const driver = await aDriver(api);
await aDriver(api, { role: 'supervisor' });

it('mails what stops a machine before the sheet itself, even where the PDF was faster than the job of its defects', async () => {
  const found = { plantNumber: 'R-400', selectedVehicle: 'roller', defectParkBrake: 'something wrong' };
  const sheet = await aCheckSheet(company, found);
  const sending = driver.request('post', '/api/one-step-completion/check-sheet').send(sheet);
  const { body } = await sending.expect(200);
  const subscribers = api.app.get(Subscribers).all();
  const { instance: drawing } = subscribers.find(({ name }) => name === 'RenderPdfWhenFormSubmitted')!;
  const { em } = api.app.get(MikroORM);
  await RequestContext.create(em, () => drawing.handle({ id: body.id }, { attempt: 1, lastAttempt: true }));

  const queued = await api.rows(
    `select emails.about from graphile_worker._private_jobs as jobs
       join emails on emails.id = (jobs.payload ->> 'emailId')::uuid order by jobs.id`,
  );
  expect(queued.map(({ about }) => about)).toEqual(['defect', 'defect', 'form']);
  await api.drainJobs();
  const mails = await api.rows(`select about, recipient from emails order by about, recipient`);
  expect(mails).toHaveLength(3);
});
