/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { standardShift } from '@groundsheet/form-rules';
import { zipSync, type Zippable } from 'fflate';

import { aJpeg } from '../../../testing/jpeg.js';
import {
  addPhoto,
  enterMachine,
  newDraft as newSheet,
  signSheet,
  tapAnswer,
} from '../../features/check-sheets/check-sheet-draft.js';
import { enter, enterDay, newDraft as newWeek, rate } from '../../features/timesheets/timesheet-draft.js';
import type { Draft } from '../drafts/draft.js';
import { packCopy } from './copy-file.js';
import { CopyFault, MOST_BYTES, MOST_FORM_BYTES, readCopy } from './read-copy.js';

const customer = { customerId: 'c1', orderNumber: 'S-2210', customerName: 'Northgate Civils' };
const NOW = '2026-11-21T08:00:00.000Z';
const SIGNATURE = 'data:image/png;base64,AA==';

function aWeek() {
  const begun = enter(newWeek('id-1', customer, '2026-11-21', NOW), { machineHours: '41' });
  const worked = rate(enterDay(begun, 'monday', standardShift), 'happy');
  return { ...enter(worked, { clientSignature: SIGNATURE, clientSignedName: 'Jo Kerr' }), step: 4 };
}

function aSheet() {
  const machine = { selectedVehicle: 'dumper', plantNumber: 'D-114', machineNumber: 'Thwaites 9t' } as const;
  const begun = enterMachine(newSheet('id-2', customer, '2026-11-21', NOW), machine);
  const answered = tapAnswer(begun, 'defectHorn', false);
  return signSheet(addPhoto(answered, '/api/objects/1', 'defectHorn'), SIGNATURE, { mailsLikeGuest: true });
}

/** What `form.json` says of the week, before anything is done to it. */
const saidOf = (draft: object = aWeek()) => ({
  format: 'groundsheet-form-1',
  kind: 'timesheet',
  draft,
  pictures: [] as object[],
});
const inFile = (files: Zippable, level: 0 | 9 = 0) => new Blob([zipSync(files, { level }) as never]);
const textOf = (said: unknown) => new TextEncoder().encode(JSON.stringify(said));
const copyOf = (said: unknown, others: Zippable = {}) => inFile({ 'form.json': textOf(said), ...others });
const inForm = (fields: object) => {
  const week = aWeek();
  return saidOf({ ...week, form: { ...week.form, ...fields } });
};
const withPicture = (bytes: Uint8Array) =>
  copyOf(
    { ...saidOf(), pictures: [{ name: '/api/objects/1', file: 'pictures/1.jpg' }] },
    { 'pictures/1.jpg': bytes },
  );

it.each([
  ['timesheet' as const, aWeek()],
  ['check-sheet' as const, aSheet()],
])('a %s comes back as it was saved, with its pictures and none of its tries', async (kind, draft: Draft) => {
  const picture = new Blob([aJpeg(640, 480) as never]);
  const packed = await packCopy({
    kind,
    draft: { ...draft, attempt: { key: 'k', revision: draft.revision } },
    pictures: [{ name: '/api/objects/1', picture }],
  });
  const copy = await readCopy(new Blob([packed]));
  expect(copy).toMatchObject({ kind, pictures: [{ name: '/api/objects/1' }] });
  expect(copy.draft).toEqual({ ...draft, attempt: null, step: 4 });
  expect(await copy.pictures[0]!.picture.arrayBuffer()).toEqual(await picture.arrayBuffer());
});

it('takes nothing that is no field of a form', async () => {
  const said = inForm({ isAdmin: true, __proto__: { isAdmin: true } });
  const { draft } = await readCopy(copyOf({ ...said, draft: { ...said.draft, owner: 'd', step: 99 } }));
  expect(draft).not.toHaveProperty('owner');
  expect(draft.form).not.toHaveProperty('isAdmin');
  expect(draft.step).toBe(4);
});

const nested = (depth: number) => new TextEncoder().encode('['.repeat(depth) + ']'.repeat(depth));
const bomb = new Uint8Array(20_000_000);

it.each([
  ['no ZIP at all', new Blob(['<html>Welcome to the Wi-Fi</html>'])],
  ['nothing', new Blob([])],
  ['a ZIP without a form', inFile({ 'pictures/1.jpg': aJpeg(2, 2) })],
  ['a bomb', inFile({ 'form.json': bomb }, 9)],
  ['a bomb beside a form', copyOf(saidOf(), { 'pictures/1.jpg': [bomb, { level: 9 }] })],
  ['a form that is too large', inFile({ 'form.json': new Uint8Array(MOST_FORM_BYTES + 1) })],
  [
    'more pictures than any form has',
    copyOf(
      saidOf(),
      Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`pictures/${at}.jpg`, aJpeg(2, 2)])),
    ),
  ],
  ['a file of another name', copyOf(saidOf(), { '../../passwd': aJpeg(2, 2) })],
  ['a form nested without end', inFile({ 'form.json': nested(500_000) })],
  ['a later format', copyOf({ ...saidOf(), format: 'groundsheet-form-9' })],
  ['another kind', copyOf({ ...saidOf(), kind: 'invoice' })],
  ['an id that reaches elsewhere', copyOf(inForm({ id: 'id-1:d' }))],
  ['a text beyond its length', copyOf(inForm({ siteLocation: 'x'.repeat(121) }))],
  ['a number for a text', copyOf(inForm({ siteLocation: 7 }))],
  ['too many addresses', copyOf(inForm({ submissionEmails: Array.from({ length: 21 }, () => 'a@b.co') }))],
  ['a signature from elsewhere', copyOf(inForm({ clientSignature: 'https://example.com/s.png' }))],
  ['a day that is none', copyOf(inForm({ weekEnding: '2026-02-30' }))],
  ['a revision beyond all counting', copyOf(saidOf({ ...aWeek(), revision: 1e300 }))],
  ['a picture that is not there', copyOf({ ...saidOf(), pictures: [{ name: 'x', file: 'pictures/9.jpg' }] })],
  ['a picture that is no JPEG', withPicture(new TextEncoder().encode('<svg onload="alert(1)"/>'))],
  ['a picture of four thousand million dots', withPicture(aJpeg(65_500, 65_500))],
])('refuses %s', async (_, file) => {
  await expect(readCopy(file)).rejects.toThrow(CopyFault);
});

it('refuses a file that names one entry over and over, so that little becomes much', async () => {
  const bytes = zipSync(
    { 'form.json': textOf(saidOf()), 'pictures/1.jpg': aJpeg(2, 2, 50_000) },
    { level: 0 },
  );
  await expect(readCopy(new Blob([withEntriesRepeated(bytes, 8) as never]))).rejects.toThrow(CopyFault);
});

it('does not even read a file that is too large', async () => {
  const file = { size: MOST_BYTES + 1 } as Blob;
  await expect(readCopy(file)).rejects.toThrow('This file is too large to be a copy of a form.');
});

/** The last entry of the directory again, so many times (8 at most), each under another name and with the same content. */
function withEntriesRepeated(bytes: Uint8Array, times: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const end = bytes.length - 22;
  const name = 'pictures/1.jpg';
  const entry = bytes.slice(end - 46 - name.length, end);
  const more = Array.from({ length: times }, (_, at) => {
    const again = entry.slice();
    again[46 + 'pictures/'.length] = '2'.charCodeAt(0) + at;
    return again;
  });
  const whole = new Uint8Array(bytes.length + times * entry.length);
  whole.set(bytes.subarray(0, end));
  more.forEach((each, at) => whole.set(each, end + at * entry.length));
  whole.set(bytes.subarray(end), end + times * entry.length);
  const last = new DataView(whole.buffer, whole.length - 22);
  const count = view.getUint16(end + 8, true) + times;
  for (const at of [8, 10]) last.setUint16(at, count, true);
  last.setUint32(12, view.getUint32(end + 12, true) + times * entry.length, true);
  return whole;
}
