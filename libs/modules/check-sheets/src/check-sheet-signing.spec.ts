import {
  aCompany,
  aDriver,
  ask,
  BusyDriver,
  mailsTo,
  readPdf,
  Signer,
  suiteApi,
  drawsPdfs,
} from '@groundsheet/testing';

const api = await suiteApi();
await drawsPdfs(api);
const company = await aCompany(api.em, { contactEmail: 'office@northgate-civils.co.uk' });

/** A driver who has sent a check with a defect, and asks the client to sign that they have seen it. */
async function anAskedCheck(change: object = {}) {
  const driver = await aDriver(api);
  const itemNotes = [{ item: 'defectMirrors', text: 'Left one cracked across.', photo: null }];
  const check = { defectMirrors: false, itemNotes, defectsNotes: 'Told the yard.', ...change };
  const { body: sent } = await new BusyDriver(driver, company).sendsCheckSheet(check);
  const { body: request } = await ask(driver, sent.id, { kind: 'check-sheet', channel: 'code' }).expect(201);
  return { driver, id: sent.id as string, request, signer: new Signer(api, request) };
}

async function pdfOf({ driver, id }: Awaited<ReturnType<typeof anAskedCheck>>): Promise<string> {
  await api.drainJobs();
  const pdf = await driver
    .request('get', `/api/forms/${id}/pdf`)
    .buffer()
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => done(null, Buffer.concat(parts)));
    });
  return (await readPdf(pdf.body)).text;
}

it('is shown with its defects, signed on the client’s own phone, printed and receipted', async () => {
  const check = await anAskedCheck();
  const { driver, id, signer } = check;
  expect(await pdfOf(check)).not.toMatch(/on their own phone/);
  const { body } = await signer.open().expect(200);
  expect(body.shown).toMatchObject({
    subtitle: expect.stringMatching(/Thu.* 19 Nov 2026$/),
    answer: '1 DEFECT',
    agreement: 'I have seen the check of EX-0417 on Thu 19 Nov: 1 defect',
    lists: [],
  });
  const line = (key: string, label: string, value: string, reason: string) => ({
    ...{ key: `${id}/${key}`, label, value, detail: null },
    reasons: [reason],
  });
  expect(body.shown.lines).toEqual([
    line('defectMirrors', 'Defect', 'Mirrors', 'else'),
    line('machine', 'Machine', 'EX-0417', 'machine'),
    line('notes', 'Notes', 'Mirrors: Left one cracked across. Told the yard', 'else'),
  ]);

  await signer.signsShown(body.shownSha256, {}, 200);
  const { body: now } = await driver.request('get', `/api/forms/${id}`).expect(200);
  expect(now).toMatchObject({
    clientSignedName: 'Siân O’Neill',
    clientSignedHow: { way: 'own-phone-code' },
    clientSignature: expect.stringMatching(/^data:image\/png/),
  });
  expect(await pdfOf(check)).toMatch(/on their own phone, by a code/);
  const subjects = (await mailsTo(api, 'office@northgate-civils.co.uk')).map(({ row }) => row['subject']);
  expect(subjects).toContainEqual(
    expect.stringMatching(/^Signed check sheet: Łukasz Wójcik, .*19 Nov 2026$/),
  );
  expect((await ask(driver, id, { kind: 'check-sheet' }).expect(409)).body.code).toBe(
    'sign-request.signed-already',
  );
});

it('is asked for by its driver alone, of the client alone', async () => {
  const { driver, id } = await anAskedCheck();
  await ask(await aDriver(api), id, { kind: 'check-sheet' }).expect(404);
  const refused = await ask(driver, id, { kind: 'check-sheet', signatory: 'foreman' }).expect(409);
  expect(refused.body.code).toBe('sign-request.not-signed-by');
});

it('is corrected where the machine is wrong, and the same person is asked again', async () => {
  const { driver, id, request, signer } = await anAskedCheck();
  const lines = [{ key: `${id}/machine`, reason: 'machine', proposed: 'EX-0418' }];
  await signer.post('query', { name: 'Siân O’Neill', lines }).expect(200);
  const { body: draft } = await driver
    .request('post', `/api/sign-requests/${request.id}/accept`)
    .send({})
    .expect(201);
  const { body: begun } = await driver.request('get', `/api/check-sheets/${draft.id}`).expect(200);
  expect(begun).toMatchObject({
    status: 'draft',
    corrects: id,
    plantNumber: 'EX-0418',
    defectMirrors: false,
  });
  const corrected = { id: draft.id, plantNumber: 'EX-0418', defectMirrors: false };
  expect((await new BusyDriver(driver, company).sendsCheckSheet(corrected)).status).toBe(200);
  const refused = await signer.open().expect(409);
  const { url } = refused.body.details;
  const again = new Signer(api, { id: new URL(url).pathname.split('/').at(-1)!, url });
  const { body } = await again.open().expect(200);
  expect(body.shown.agreement).toBe('I have seen the check of EX-0418 on Thu 19 Nov: 1 defect');
  await again.signs();
});
