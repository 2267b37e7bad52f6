import { Clock } from '@groundsheet/platform';
import { aDriver, aWorkshop, mailsTo, readPdf, REPAIR, suiteApi, drawsPdfs } from '@groundsheet/testing';

const api = await suiteApi();
await drawsPdfs(api);
const {
  driver,
  other,
  supervisor,
  admin,
  check,
  aStopped,
  sign,
  record,
  eventsOf,
  recordOf,
  download,
  verify,
} = await aWorkshop(api);

it('says who of the office has recorded a repair, and takes the place of one that was recorded wrongly', async () => {
  const stopped = await aStopped();
  await record(stopped, { work: 'New cabel.' });
  const first = await recordOf(stopped);
  const wrong = await download(first.id);
  expect(await verify(first.reference, wrong)).toBe('same');
  const read = await readPdf(wrong);
  expect(read.pages).toHaveLength(1);
  expect(read.text).toContain('Recorded by Siân O’Neill');
  expect(read.text).toContain('recorded by the office, not signed');
  await record(stopped, { work: 'New cable.' });
  const second = await recordOf(stopped);
  const { text } = await readPdf(await download(second.id));
  expect(text).toContain(`Corrects ${first.reference}`);
  expect(await verify(first.reference, wrong)).toBe('earlier');
});

it('calls a record that was drawn late an earlier version, too', async () => {
  const stopped = await aStopped();
  for (const work of ['New cabel.', 'New cable.'])
    await supervisor
      .request('post', `/api/defects/${stopped.id}/repair`)
      .send({ ...REPAIR, work })
      .expect(200);
  await api.drainJobs();
  const [, first, second] = await eventsOf(stopped);
  const verified = async ({ record: { reference, id } }: typeof first) =>
    verify(reference, await download(id));
  expect([await verified(first), await verified(second)]).toEqual(['earlier', 'same']);
});

it('takes no place of a repair that a check has failed since', async () => {
  const stopped = await aStopped();
  await record(stopped);
  const first = await recordOf(stopped);
  await api.rows(`update defects set repaired_at = '2026-11-20T12:00:00Z' where id = ?`, [stopped.id]);
  await check(other, stopped.plantNumber, { defectParkBrake: 'something wrong' });
  await record(stopped);
  const { text } = await readPdf(await download((await recordOf(stopped)).id));
  expect(text).not.toContain('Corrects RR-');
  expect(await verify(first.reference, await download(first.id))).toBe('same');
});

it('mails the record once, with its PDF and a link, to the office and to the customer whose machine was stopped', async () => {
  const stopped = await aStopped();
  const { id, reference } = await sign(stopped);
  const mailsOfIt = async (to: string) => (await mailsTo(api, to)).filter(({ row }) => row['form_id'] === id);
  for (const to of ['hire@northgate-civils.co.uk', supervisor.email, admin.email]) {
    const mails = await mailsOfIt(to);
    expect([to, mails.length]).toEqual([to, 1]);
    const { text, subject, attachments } = mails[0]!.mail!;
    expect(subject).toMatch(/^Repair record: Gary Platt, /);
    for (const words of ['Repaired: D-', 'Park brake', 'Fitter: Gary Platt', 'must not be used', reference])
      expect(text).toContain(words);
    expect(attachments.map(({ filename }) => filename)).toEqual([
      `repair-${api.app.get(Clock).today()}-${reference}.pdf`,
    ]);
    const link = new URL(/https?:\S+completed-form\S+/.exec(text!)![0]);
    const read = await api.request('get', `/api/forms/${id}${link.search}`).expect(200);
    expect(read.body).toMatchObject({ reference, readAs: 'recipient', defectId: null });
    expect(read.body).not.toHaveProperty('submissionEmails');
  }
  await driver.request('get', `/api/forms/${id}`).expect(404);
});

describe('of a machine that was not stopped', () => {
  const aBroken = async () => {
    const plantNumber = `B${Math.random().toString(36).slice(2, 8)}`.toUpperCase();
    const machine = { plantNumber, machineNumber: 'Bomag', vehicleType: 'roller' };
    await admin.request('post', '/api/machines').send(machine).expect(201);
    await check(driver, plantNumber, { defectMirrors: false });
    const page = await driver.request('get', `/api/machines/plant/${plantNumber}`).expect(200);
    return { plantNumber, id: page.body.defects[0].id as string };
  };
  const told = async (id: string) =>
    (await api.rows('select recipient from emails where form_id = ? order by recipient', [id])).map(
      ({ recipient }) => recipient,
    );

  it('mails the record to the supervisor who recorded it, to no customer, and again to the people named', async () => {
    const { id } = await record(await aBroken());
    expect(await told(id)).toEqual([supervisor.email]);
    const recipients = ['hire@northgate-civils.co.uk'];
    await supervisor.request('post', `/api/forms/${id}/send-again`).send({ recipients }).expect(200);
    await driver.request('post', `/api/forms/${id}/send-again`).send({ recipients }).expect(404);
    await api.drainJobs();
    expect(await told(id)).toContain('hire@northgate-civils.co.uk');
  });

  it('mails it to the people of the office who gave the fitter the link or did something about the defect', async () => {
    const broken = await aBroken();
    await admin.request('post', `/api/defects/${broken.id}/comments`).send({ text: 'Ordered.' }).expect(204);
    const colleague = await aDriver(api, { role: 'supervisor' });
    const { id } = await sign(broken);
    expect(await told(id)).toEqual([admin.email, supervisor.email].toSorted());
    expect(await told(id)).not.toContain(colleague.email);
  });
});
