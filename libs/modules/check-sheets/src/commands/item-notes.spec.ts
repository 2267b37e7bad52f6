import {
  aCheckSheet,
  aCompany,
  aDriver,
  mailsTo,
  readPdf,
  suiteApi,
  UploadingPhone,
  drawsPdfs,
} from '@groundsheet/testing';

const api = await suiteApi();
await drawsPdfs(api);
const company = await aCompany(api.em);
const driver = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor' });
const phone = new UploadingPhone(api);
phone.cookie = driver.cookie;

const RECIPIENT = 'yard@item-notes.co.uk';
const send = async (changes: object) =>
  driver
    .request('post', '/api/one-step-completion/check-sheet')
    .send(await aCheckSheet(company, { submissionEmails: [RECIPIENT], ...changes }));
const note = (item: unknown, text: unknown = 'Cracked.', photo: unknown = null) => ({ item, text, photo });

describe('what is wrong with an item', () => {
  it('is read with the sheet, printed, mailed, exported, and kept in a correction with the copy of its photo', async () => {
    const photo = await phone.upload();
    const itemNotes = [note('defectMirrors', 'Left one cracked across.', photo)];
    const sheet = { defectMirrors: false, defectsNotes: 'Told the yard.', photos: [photo], itemNotes };
    const { id } = (await send(sheet)).body;
    const read = (which: string) => driver.request('get', `/api/check-sheets/${which}`).expect(200);
    expect((await read(id)).body).toMatchObject({ itemNotes, defectsNotes: 'Told the yard.' });

    const [sent] = await mailsTo(api, RECIPIENT);
    expect(sent!.mail!.text).toMatch(/What is wrong\s+Mirrors: Left one cracked across\./);
    const [shown, paper] = sent!.mail!.attachments;
    // In the HTML part, and small; the PDF has it as large as paper takes it.
    expect(shown).toMatchObject({ mimeType: 'image/jpeg', disposition: 'inline', related: true });
    expect((shown!.content as ArrayBuffer).byteLength).toBeLessThanOrEqual(32 * 1024);
    expect(sent!.mail!.html).toContain(`src="cid:${shown!.contentId!.replace(/[<>]/g, '')}"`);
    const { text } = await readPdf(Buffer.from(paper!.content as ArrayBuffer));
    expect(text).toContain('corrective action Mirrors: Left one cracked across. Told the yard.');
    expect(text).toContain('1: Mirrors: Left one cracked across.');
    const { text: csv } = await driver.request('get', '/api/history/export.csv').expect(200);
    expect(csv).toContain('Mirrors: Left one cracked across.\nTold the yard.');

    const { body: draft } = await driver.request('post', `/api/forms/${id}/correct`).expect(201);
    const { body: corrected } = await read(draft.id);
    expect(corrected.photos).not.toEqual([photo]);
    expect(corrected.itemNotes).toEqual([{ ...itemNotes[0], photo: corrected.photos[0] }]);
    expect((await send({ ...sheet, id: draft.id, itemNotes: [], photos: [] })).status).toBe(200);
    const correction = (await mailsTo(api, RECIPIENT)).at(-1)!.mail!;
    expect(correction.text).toContain('- Note on Mirrors: now none, was Left one cracked across.\n');
  });

  it('can be told of a brake that has no bad choice, and is a defect everywhere', async () => {
    const itemNotes = [note('defectParkBrake', 'Rolls on a slope.')];
    const machine = { selectedVehicle: 'roller', plantNumber: 'BX-0109', itemNotes };
    const { id } = (await send({ ...machine, defectParkBrake: 'something wrong' })).body;
    const mail = (await mailsTo(api, RECIPIENT)).at(-1)!.mail!;
    expect(mail.subject).toMatch(/^1 DEFECT: BX-0109/);
    expect(mail.text).toContain('Park brake: something wrong');
    const paper = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf')!;
    const { text } = await readPdf(Buffer.from(paper.content as ArrayBuffer));
    expect(text).toContain('1 DEFECT: BX-0109 Park brake: something wrong');
    expect(text).toContain('Park brake: Rolls on a slope.');

    const read = async (path: string) => (await supervisor.request('get', path).expect(200)).body;
    const defect = { item: 'Park brake', finding: 'something wrong' };
    expect((await read('/api/machines/plant/bx0109')).defects).toMatchObject([defect]);
    const listed = { item: 'Park brake', finding: 'something wrong', note: 'Rolls on a slope.', formId: id };
    expect(await read('/api/defects?search=bx0109')).toMatchObject([listed]);
    const history: { id: string }[] = (await driver.request('get', '/api/history').expect(200)).body;
    expect(history.find((each) => each.id === id)).toMatchObject({ attentionCount: 1 });
  });

  it.each([
    ['for an item of another machine', [note('defectSteering')], '0.item: check-sheet.note-item-unknown'],
    ['for what is no item', [note('constructor')], '0.item: check-sheet.note-item-unknown'],
    ['twice', [note('defectHorn'), note('defectHorn')], '1.item: check-sheet.note-repeated'],
    [
      'with a photo of another form',
      [note('defectHorn', 'x', '/api/objects/1')],
      '0.photo: check-sheet.note-photo-not-on-form',
    ],
    ['without end', [note('defectHorn', 'x'.repeat(4001))], '0.text: request.invalid-value'],
    ['as a thing', [note('defectHorn', { toString: 1 })], '0.text: request.invalid-value'],
  ])('is refused %s, in a draft too', async (_, itemNotes, expected) => {
    const details = ({ body }: { body: { details: { path: string; code: string }[] } }) =>
      body.details.map(({ path, code }) => `${path}: ${code}`);
    expect(details(await send({ itemNotes }))).toEqual([`checkSheetData.itemNotes.${expected}`]);
    const draft = driver.request('post', '/api/check-sheets').send({ selectedVehicle: 'dumper', itemNotes });
    expect(details(await draft)).toEqual([`itemNotes.${expected}`]);
  });

  it.each([
    ['no list', 'x'],
    ['no notes', [null, 7, ['x']]],
    ['more than a machine has items', Array.from({ length: 61 }, () => note('defectHorn'))],
  ])('is refused where it is %s', async (_, itemNotes) => {
    const answer = await send({ itemNotes });
    expect([answer.status, answer.body.code]).toEqual([422, 'request.invalid']);
  });
});
