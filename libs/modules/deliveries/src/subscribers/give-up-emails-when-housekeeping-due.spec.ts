import { aRenderedForm, suiteApi } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { FormEmail } from '../emails/form-email.entity.js';
import { GiveUpEmailsWhenHousekeepingDue } from './give-up-emails-when-housekeeping-due.js';

// Nothing listens on this port, so every attempt fails.
const api = await suiteApi({ MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://127.0.0.1:9' });

it('fails the overdue ones with their last reason and leaves the others', async () => {
  await aRenderedForm(api, { recipients: ['old@northgate.co.uk', 'young@northgate.co.uk'] });
  await api.drainJobs();
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await api.em.nativeUpdate(FormEmail, { recipient: 'old@northgate.co.uk' }, { queuedAt: hoursAgo(24) });
  await api.em.nativeUpdate(FormEmail, { recipient: 'young@northgate.co.uk' }, { queuedAt: hoursAgo(23) });
  const housekeeping = api.app.get(GiveUpEmailsWhenHousekeepingDue, { strict: false });
  await RequestContext.create(api.app.get(MikroORM).em, () => housekeeping.handle());
  const rows = await api.em.find(FormEmail, {}, { orderBy: { recipient: 'asc' } });
  expect(rows.map(({ state }) => state)).toEqual(['failed', 'queued']);
  expect(rows[0]!.lastError).toMatch(/ECONNREFUSED/);
  await api.drainJobs();
  const told = await api.rows(`select what, details ->> 'mail' as mail from audit_events`);
  expect(told).toEqual([{ what: 'email.failed', mail: rows[0]!.id }]);
});
