import { Clock } from '@groundsheet/platform';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  aPhoto,
  aSignature,
  goodAnswers,
  suiteApi,
  UploadingPhone,
  type TestDriver,
} from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();
const company = await aCompany(api.em, { contactEmail: 'Office@Northgate-Civils.co.uk' });
const [driver, other] = [await aDriver(api), await aDriver(api)];

const PATH = '/api/check-sheets';
const begin = (body: object, by = driver) => by.request('post', PATH).send(body);
const save = (id: string, body: object, by = driver) => by.request('put', `${PATH}/${id}`).send(body);
const read = (id: string, by = driver) => by.request('get', `${PATH}/${id}`);
const aDraft = async (changes: object = {}, by = driver): Promise<string> =>
  (await begin({ customerId: company, ...changes }, by).expect(201)).body.id;
const send = async (changes: object, by: TestDriver | null = driver) =>
  (by ?? api)
    .request('post', '/api/one-step-completion/check-sheet')
    .send(await aCheckSheet(company, { submissionEmails: [], ...changes }));
type Answer = { body: { details: { path: string; code: string }[] } };
const details = (answer: Answer) => answer.body.details.map(({ path, code }) => `${path}: ${code}`);

/** A photo as the page of a signed-in driver uploads it. */
async function upload(by = driver): Promise<string> {
  const phone = new UploadingPhone(api);
  phone.cookie = by.cookie;
  const { uploadURL } = (await by.request('post', '/api/objects/upload').expect(200)).body;
  return (await phone.put(uploadURL, await aPhoto({ width: 64, height: 48 }))).body.url;
}
const idOf = (photo: string) => photo.slice(photo.lastIndexOf('/') + 1);
const formOf = async (photo: string) =>
  (await api.row('select held_by from uploads where id = ?', [idOf(photo)]))['held_by'];

/** Every field of the wire, with the 16 items of the completed form. */
async function everyField() {
  return {
    checkDate: '2026-11-20',
    machineNumber: 'Thwaites 9t',
    plantNumber: 'DX-0417',
    driverSignedName: 'Łukasz Wójcik',
    status: 'draft',
    photos: [] as string[],
    customerId: company,
    orderNumber: 'P-001234',
    selectedVehicle: 'dumper',
    company: 'Hill Plant',
    clientCompany: 'Northgate Civils',
    siteLocation: 'Wharf Road',
    machineHours: '4512',
    operatorSignature: await aSignature(1),
    signatureDate: '2026-11-20',
    defectsNotes: 'Left mirror cracked.',
    submitViaEmail: true,
    submissionEmails: ['half-typed@'],
    stoppageReason: 'Rain',
    onHireTo: 'Northgate',
    fuelLevel: '3/4',
    hydraulicOilLevel: 'ok',
    engineOilLevel: 'high',
    coolantLevel: 'low',
    seatBeltCheck: true,
    emergencyStopCheck: false,
    warningLightsCheck: true,
    hornCheck: false,
    operatorSignedName: 'Ł. Wójcik',
    clientSignature: await aSignature(2),
    clientSignedName: 'Jo Kerr',
    submitViaWhatsApp: true,
    submissionWhatsApps: ['+44 7700 900123'],
    ...goodAnswers('dumper'),
    ...{ defectSteering: true, defectHoist: false, defectFireSafety: true, defectTyres: false },
    ...{ defectTracks: true, defectFuelOil: null, defectCabGlass: false, defectMirrors: true },
    ...{ defectWipers: null, defectBucket: false, defectRams: true, defectBrakes: false },
    ...{ defectHoses: true, defectLights: false, defectDefects: true, defectOperators: false },
  } as Record<string, unknown>;
}

it('keeps every field of the specification and gives each back', async () => {
  const typed = { ...(await everyField()), photos: [await upload()] };
  const { body: saved } = await begin(typed).expect(201);
  const { body } = await read(saved.id).expect(200);
  for (const [field, value] of Object.entries(typed)) expect([field, body[field]]).toEqual([field, value]);
  expect(body).toMatchObject({ id: saved.id, version: 1, submittedAt: null, corrects: null });
  await driver.request('get', body.photoURLs[0]).expect(200);
  await other.request('get', body.photoURLs[0]).expect(404);
});

it('replaces the whole draft: an absent item is unanswered, an absent photo released', async () => {
  const [kept, dropped] = [await upload(), await upload()];
  const { body: saved } = await begin({ ...(await everyField()), photos: [kept, dropped] }).expect(201);
  const { body: again } = await save(saved.id, { photos: [kept], defectHorn: true, version: 1 }).expect(200);
  expect(again.version).toBe(2);
  const { body } = await read(saved.id).expect(200);
  expect(body).toMatchObject({ defectHorn: true, photos: [kept], customerId: null, signatureDate: null });
  expect(body).toMatchObject({ operatorSignature: null, hornCheck: null, submissionWhatsApps: [] });
  expect(Object.keys(body).filter((field) => field.startsWith('defect'))).toEqual([
    'defectsNotes',
    'defectHorn',
  ]);
  expect([await formOf(kept), await formOf(dropped)]).toEqual([saved.id, null]);
  // What has been released is about to be deleted.
  await begin({ photos: [dropped] }).expect(422);
});

it('refuses a save of a version that is not the current one, and leaves the photos alone', async () => {
  const photo = await upload();
  const id = await aDraft({ photos: [photo] });
  await save(id, { photos: [photo], version: 1 }).expect(200);
  const refused = await save(id, { version: 1 }).expect(409);
  expect(refused.body).toMatchObject({ code: 'form.changed-meanwhile', details: { version: 2 } });
  expect(await formOf(photo)).toBe(id);
});

it.each<[string, object, string]>([
  ['a status that is not draft', { status: 'submitted' }, 'status: check-sheet.status-not-draft'],
  [
    'an item of another vehicle',
    { selectedVehicle: 'dumper', defectTrackTension: true },
    'defectTrackTension: check-sheet.item-not-on-vehicle',
  ],
  ['an answer that is none', { defectHorn: 'loud' }, 'defectHorn: check-sheet.answer-unknown'],
  ['a customer that is not in the register', { customerId: uuidv7() }, 'customerId: company.unknown'],
  ['six photos', { photos: [1, 2, 3, 4, 5, 6].map(String) }, 'photos: check-sheet.too-many-photos'],
  ['a photo that is not there', { photos: [`/api/objects/${uuidv7()}`] }, 'photos.0: upload.unknown'],
])('refuses %s, new and saved', async (_, changes, expected) => {
  expect(details(await begin(changes).expect(422))).toEqual([expected]);
  expect(details(await save(await aDraft(), changes).expect(422))).toEqual([expected]);
});

it('takes photos of the account and of its device, not those of another', async () => {
  const anothers = await upload(other);
  expect(details(await begin({ photos: [anothers] }).expect(422))).toEqual(['photos.0: upload.unknown']);
  const phone = new UploadingPhone(api);
  const before = await phone.upload(await aPhoto({ width: 64, height: 48 }));
  const signedIn = `${driver.cookie}; ${phone.cookie}`;
  const body = { photos: [before, await upload()] };
  await api.request('post', PATH).set('Cookie', signedIn).send(body).expect(201);
});

it('is read and changed by its driver alone, with its photos; the office is told that there is one', async () => {
  const photo = await upload();
  const id = await aDraft({ photos: [photo] });
  const supervisor = await aDriver(api, { role: 'supervisor' });
  const photoPath = `${PATH}/${id}/photos/${photo.slice(photo.lastIndexOf('/') + 1)}`;
  await driver.request('get', photoPath).expect(200);
  for (const path of [`${PATH}/${id}`, photoPath]) {
    const { body } = await supervisor.request('get', path).expect(404);
    expect(body.message).toMatch(/^This check sheet is still a draft\./);
  }
  await save(id, {}, await aDriver(api, { role: 'admin' })).expect(404);
  await read(id, other).expect(404);
  await save(id, {}, other).expect(404);
  await api.request('get', `${PATH}/${id}`).expect(404);
  await api.request('post', PATH).send({}).expect(401);
  expect((await begin({ id }).expect(409)).body.code).toBe('form.already-begun');
  await begin({ id }, other).expect(404);
});

it('throws a draft away with its signatures and photos, and nothing of another or that is sent', async () => {
  const throwAway = (id: string, by = driver) => by.request('delete', `/api/forms/${id}`);
  const photo = await upload();
  const id = await aDraft({ photos: [photo], operatorSignature: await aSignature() });
  await throwAway(id, other).expect(404);
  expect(await formOf(photo)).toBe(id);
  await throwAway(id).expect(204);
  expect(await formOf(photo)).toBeNull();
  expect(await api.rows('select 1 from forms where id = ?', [id])).toEqual([]);
  expect((await throwAway(id).expect(404)).body.code).toBe('form.unknown');
  const another = await upload();
  const sent = (await send({ photos: [another] })).body.id;
  expect((await throwAway(sent).expect(409)).body.code).toBe('form.already-sent');
  expect(await formOf(another)).toBe(sent);
});

describe('sending', () => {
  const recipientsOf = async (id: string) => {
    await api.drainJobs();
    const emails = await api.rows('select recipient, state from emails where form_id = ? order by 1', [id]);
    return emails.map(({ recipient, state }) => `${recipient}: ${state}`);
  };

  it('turns the draft with its photos into the sent form, and tells the company', async () => {
    const photos = [await upload(), await upload(), await upload(), await upload(), await upload()];
    const id = await aDraft({ photos });
    const answer = await send({ id, version: 1, photos: photos.slice(0, 4) });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        id,
        reference: expect.stringMatching(/^CS-/),
        message: 'Your check sheet has been submitted directly to the company.',
        receipt: expect.objectContaining({
          formId: id,
          pictures: expect.arrayContaining([expect.any(String)]),
        }),
      },
    ]);
    const stored = await api.rows('select * from forms where id = ?', [id]);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ status: 'submitted', driver_id: driver.id, submission_emails: [] });
    expect([await formOf(photos[3]!), await formOf(photos[4]!)]).toEqual([id, null]);
    expect(await recipientsOf(id)).toEqual(['office@northgate-civils.co.uk: kept locally']);
    expect((await save(id, {}).expect(409)).body.code).toBe('form.already-sent');
    expect((await send({ id })).body.code).toBe('form.already-sent');
  });

  it('goes to typed addresses and to the company, each once', async () => {
    const id = uuidv7();
    const submissionEmails = ['site@civils.co.uk', 'office@northgate-civils.co.uk'];
    const answer = await send({ id, submissionEmails });
    expect(answer.body.message).toBe('Check sheet accepted. It is on its way to 2 addresses.');
    expect(await recipientsOf(id)).toEqual([
      'office@northgate-civils.co.uk: kept locally',
      'site@civils.co.uk: kept locally',
    ]);
  });

  it('is stored where the company has no address, and mailed to nobody', async () => {
    const customerId = await aCompany(api.em, { name: 'No address Ltd' });
    const answer = await send({ customerId });
    expect(answer.body).toMatchObject({
      unmailed: true,
      message:
        'Your check sheet is in the form set. The company has no email address, so nobody has been mailed.',
    });
    expect(await recipientsOf(answer.body.id)).toEqual([]);
    const { id } = answer.body;
    expect((await read(id)).body.unmailed).toBe(true);
    const to = { recipients: ['yard@unmailed.co.uk'] };
    await driver.request('post', `/api/forms/${id}/send-again`).send(to).expect(200);
    await api.drainJobs();
    expect((await read(id)).body.unmailed).toBeUndefined();
  });

  it('asks a driver for everything else, and a guest for an address too', async () => {
    const missing = { machineHours: '', operatorSignature: null };
    expect(details(await send(missing))).toEqual([
      'checkSheetData.machineHours: check-sheet.machine-hours-missing',
      'checkSheetData.operatorSignature: check-sheet.operator-signature-missing',
    ]);
    expect(details(await send({}, null))).toEqual([
      'checkSheetData.submissionEmails: check-sheet.emails-missing',
    ]);
  });
});

it('corrects a sent sheet by a draft with copies of its photos, which takes its place', async () => {
  const photo = await upload();
  const { id } = (await send({ photos: [photo], defectMirrors: false })).body;
  const correct = (which: string, by = driver) => by.request('post', `/api/forms/${which}/correct`);
  await correct(id, other).expect(404);
  const { body: draft } = await correct(id).expect(201);
  expect((await correct(id).expect(201)).body).toEqual(draft);
  const { body } = await read(draft.id).expect(200);
  expect(body).toMatchObject({ status: 'draft', corrects: id, defectMirrors: false, submittedAt: null });
  expect([body.operatorSignature, body.signatureDate]).toEqual([null, api.app.get(Clock).today()]);
  expect(body.photos).not.toEqual([photo]);
  const [copied, kept] = await Promise.all(
    [body.photoURLs[0], `${PATH}/${id}/photos/${idOf(photo)}`].map((url) => driver.request('get', url)),
  );
  expect(copied!.body).toEqual(kept!.body);
  // Without its copy the correction is sent, and the first sheet keeps its photo.
  expect((await send({ id: draft.id, photos: [] })).status).toBe(200);
  expect((await read(id)).body).toMatchObject({ supersededBy: draft.id, photos: [photo] });
  expect([await formOf(photo), await formOf(body.photos[0])]).toEqual([id, null]);
  expect((await correct(id).expect(409)).body.details).toEqual({ supersededBy: draft.id });
  // The copy is removed after a day; the picture itself stays for the sheet that holds it.
  const copy = idOf(body.photos[0]);
  await api.rows(`update uploads set created_at = now() - interval '2 days' where id = ?`, [copy]);
  await api.rows(`select graphile_worker.add_job('RemoveAbandonedUploadsWhenHousekeepingDue', '{}'::json)`);
  await api.drainJobs();
  expect(await api.rows('select 1 from uploads where id = ?', [copy])).toEqual([]);
  await driver.request('get', `${PATH}/${id}/photos/${idOf(photo)}`).expect(200);
});
