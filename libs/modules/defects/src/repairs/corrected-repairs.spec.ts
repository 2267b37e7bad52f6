import { Clock } from '@groundsheet/platform';
import {
  aDriver,
  aSignature,
  aWorkshop,
  mailsTo,
  readPdf,
  REPAIR,
  suiteApi,
  drawsPdfs,
} from '@groundsheet/testing';

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

  it('mails it to the whole office where nobody who saw to the defect is left', async () => {
    const { id: defectId } = await aBroken();
    const gone = await aDriver(api, { role: 'supervisor' });
    const made = await gone.request('post', `/api/defects/${defectId}/repair-link`).expect(201);
    await api.rows('update drivers set deactivated_at = now() where id = ?', [gone.id]);
    const link = new URL(made.body.url);
    const signing = { id: link.pathname.split('/').at(-1), key: link.hash.slice(1), defectId };
    const body = { ...signing, ...REPAIR, fitterSignature: await aSignature() };
    const { body: signed } = await api.request('post', '/api/repair-links/repairs').send(body).expect(200);
    await api.drainJobs();
    expect(await told(signed.id)).toEqual(expect.arrayContaining([admin.email, supervisor.email]));
  });
});

it('names the record in the news of how the defect ended, which has no PDF of its own', async () => {
  const stopped = await aStopped();
  const { reference } = await sign(stopped);
  await supervisor.request('post', `/api/defects/${stopped.id}/release`).expect(204);
  await api.rows(`update defects set released_at = '2026-11-20T12:00:00Z' where id = ?`, [stopped.id]);
  await check(other, stopped.plantNumber);
  const cleared = (await mailsTo(api, 'hire@northgate-civils.co.uk')).find(
    (mail) => mail.row['record_id'] === stopped.id && String(mail.row['subject']).startsWith('Repaired'),
  )!;
  expect(cleared.mail!.text).toContain(reference);
  expect(cleared.mail!.attachments.filter(({ mimeType }) => mimeType === 'application/pdf')).toEqual([]);
});

it('refuses to be corrected by a draft, to be claimed, and to be signed by a client', async () => {
  const stopped = await aStopped();
  const own = await record(stopped);
  const refused = await supervisor.request('post', `/api/forms/${own.id}/correct`).expect(409);
  expect(refused.body.code).toBe('form.no-drafts');
  const asked = { kind: 'check-sheet', id: own.id, signatory: 'client', channel: 'code' };
  await supervisor.request('post', '/api/sign-requests').send(asked).expect(404);
  await supervisor
    .request('post', '/api/sign-requests')
    .send({ ...asked, kind: 'repair' })
    .expect(422);
  const another = await aStopped();
  expect(await sign(another)).not.toHaveProperty('claimToken');
});

it('corrects its record by the same link, signed anew, even when the defect has been closed since', async () => {
  const stopped = await aStopped();
  const first = await sign(stopped, { work: 'New cabel.' });
  await supervisor.request('post', `/api/defects/${stopped.id}/release`).expect(204);
  await api.rows(`update defects set released_at = '2026-11-20T12:00:00Z' where id = ?`, [stopped.id]);
  await check(other, stopped.plantNumber);
  const second = await sign(stopped, { work: 'New cable.', corrects: first.id });
  expect(second.reference).not.toBe(first.reference);
  const { body: defect } = await supervisor.request('get', `/api/defects/${stopped.id}`).expect(200);
  expect(defect.state).toBe('confirmed');
  expect(defect.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['reported', 'repaired', 'released', 'confirmed', 'corrected'],
  ]);
  const read = async (id: string) => (await admin.request('get', `/api/forms/${id}`).expect(200)).body;
  expect(await read(first.id)).toMatchObject({
    supersededBy: second.id,
    replacedBy: { reference: second.reference },
  });
  expect(await read(second.id)).toMatchObject({
    corrects: first.id,
    replaces: {
      reference: first.reference,
      changes: [{ what: 'Work', now: 'New cable.', was: 'New cabel.' }],
    },
    operatorSignature: expect.stringMatching(/^data:image/),
  });
  expect(await verify(first.reference, await download(first.id))).toBe('earlier');
  expect(await verify(second.reference, await download(second.id))).toBe('same');
  const stale = { ...REPAIR, work: 'A third cable.', corrects: first.id };
  const refused = await supervisor
    .request('post', `/api/defects/${stopped.id}/repair`)
    .send(stale)
    .expect(409);
  expect(refused.body.code).toBe('defect.corrected-already');
});
