import { aRenderedForm, suiteApi } from '@groundsheet/testing';
import { Client } from 'pg';
import { FormEmail } from '../emails/form-email.entity.js';

const api = await suiteApi({ MAIL_FROM: 'Northgate Forms <forms@groundsheet.example.org>' });

const mailsOf = (formId: string) => api.em.find(FormEmail, { formId }, { orderBy: { recipient: 'asc' } });

it('writes one mail per recipient, each with a Message-ID of our domain', async () => {
  const { formId } = await aRenderedForm(api, { recipients: ['a@northgate.co.uk', 'b@northgate.co.uk'] });
  await api.drainJobs();
  const mails = await mailsOf(formId);
  expect(mails.map(({ recipient }) => recipient)).toEqual(['a@northgate.co.uk', 'b@northgate.co.uk']);
  for (const mail of mails) {
    expect(mail.messageId).toBe(`<${mail.id}@groundsheet.example.org>`);
    expect(mail).toMatchObject({ reference: 'TS-7K3M9QXD', formDate: '2026-11-21', sendingNo: 1 });
  }
  expect(new Set(mails.map(({ recipientHash }) => recipientHash)).size).toBe(2);
});

it('writes and sends nothing twice when the event arrives twice', async () => {
  const { formId } = await aRenderedForm(api, { times: 3 });
  await api.drainJobs();
  const mails = await mailsOf(formId);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ state: 'kept locally', attempts: 1 });
});

it('writes mails and jobs together with the event or not at all', async () => {
  const counted = () => api.em.count(FormEmail, {});
  const before = await counted();
  const owner = new Client({ connectionString: api.ownerUrl });
  await owner.connect();
  // Removes the function that writes jobs, to act like a database that stops half-way.
  await owner.query('alter function graphile_worker.add_jobs rename to add_jobs_away');
  await expect(aRenderedForm(api, { recipients: ['a@northgate.co.uk'] })).rejects.toThrow('add_jobs');
  expect(await counted()).toBe(before);
  await owner.query('alter function graphile_worker.add_jobs_away rename to add_jobs');
  await owner.end();
  await aRenderedForm(api, { recipients: ['a@northgate.co.uk'] });
  expect(await counted()).toBe(before + 1);
});

it('does nothing for a form without recipients', async () => {
  const { formId } = await aRenderedForm(api, { recipients: [] });
  await api.drainJobs();
  expect(await mailsOf(formId)).toEqual([]);
});
