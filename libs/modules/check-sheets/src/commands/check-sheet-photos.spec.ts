import { aCheckSheet, aCompany, suiteApi, UploadingPhone } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();
const company = await aCompany(api.em);

const send = (body: object, { phone }: { phone: UploadingPhone }) =>
  api.request('post', '/api/one-step-completion/check-sheet').set('Cookie', phone.cookie!).send(body);
const count = async (sql: string, values: unknown[] = []) =>
  Number((await api.row(`select count(*) as n from ${sql}`, values))['n']);
const details = (answer: { body: { details: { path: string; code: string }[] } }) =>
  answer.body.details.map(({ path, code }) => `${path}: ${code}`);
const stored = (id: string) => api.row('select * from forms where id = ?', [id]);

describe('the photos of a form', () => {
  const photosOf = async (photos: unknown, phone: UploadingPhone) =>
    send(await aCheckSheet(company, { photos }), { phone });

  it('are taken into it', async () => {
    const phone = new UploadingPhone(api);
    const photo = await phone.upload();
    const body = await aCheckSheet(company, { photos: [photo] });
    await send(body, { phone }).expect(200);
    expect((await stored(body.checkSheetData.id))['photos']).toEqual([photo]);
    expect(await count('uploads where held_by = ?', [body.checkSheetData.id])).toBe(1);
  });

  it('are refused from another device, and stay with the one that uploaded them', async () => {
    const phone = new UploadingPhone(api);
    const photo = await phone.upload();
    const thief = new UploadingPhone(api);
    await thief.ask();
    const refused = await photosOf([photo], thief);
    expect(details(refused)).toEqual(['checkSheetData.photos.0: upload.unknown']);
    await photosOf([photo], phone).then(({ status }) => expect(status).toBe(200));
  });

  it('are refused when another form has them', async () => {
    const phone = new UploadingPhone(api);
    const photo = await phone.upload();
    expect((await photosOf([photo], phone)).status).toBe(200);
    expect(details(await photosOf([photo], phone))).toEqual(['checkSheetData.photos.0: upload.attached']);
  });

  it.each([
    ['that are not there', [`/api/objects/${uuidv7()}`], 'photos.0: upload.unknown'],
    ['from elsewhere', ['https://evil.example/a.jpg'], 'photos.0: upload.unknown'],
    ['of which there are two', ['a', 'b'], 'photos: check-sheet.too-many-photos'],
    ['of which there are six', ['a', 'b', 'c', 'd', 'e', 'f'], 'photos: check-sheet.too-many-photos'],
    ['that are no list', 'a', 'photos: request.invalid-value'],
    ['with an address that has no end', ['a'.repeat(101)], 'photos: request.invalid-value'],
  ])('are refused %s', async (_, photos, expected) => {
    const phone = new UploadingPhone(api);
    await phone.ask();
    expect(details(await photosOf(photos, phone))).toEqual([`checkSheetData.${expected}`]);
  });

  it('are free again when the form is refused for something else', async () => {
    const phone = new UploadingPhone(api);
    const photos = [await phone.upload()];
    await send(await aCheckSheet(company, { photos, machineHours: '' }), { phone }).expect(422);
    expect((await photosOf(photos, phone)).status).toBe(200);
  });
});
