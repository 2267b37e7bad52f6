/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { formatDate } from '@groundsheet/form-rules';

import { today } from '../../../lib/today.js';
import { aServer, refusal } from '../../../../testing/server.js';
import { createDocumentInTheMaking } from './document-in-the-making.js';

const UPLOAD = 'POST /api/documents/upload';
const LOST = '01938f00-0000-7000-8000-000000000001';
const FACTS = { category: 'driving_license', description: 'Photo card' } as const;
const file = (name: string) => ({ id: name, name, blob: new Blob(['jpeg'], { type: 'image/jpeg' }) });
const given = (documentId: string) => ({
  documentId,
  uploadURL: '/api/objects/1',
  uploadUrl: '/api/objects/1',
});

it('brings front, further pages and back as one document', async () => {
  const { bodiesOf } = aServer({ [UPLOAD]: given('doc-1') });
  const making = createDocumentInTheMaking(null);
  expect(await making.addressFor(file('front.jpg'), FACTS, 'front')).toBe('/api/objects/1');
  making.arrived();
  await making.addressFor(file('page.jpg'), FACTS, 'front');
  making.nextSide();
  await making.addressFor(file('cam-1795396926997.jpg'), FACTS, 'back');
  const always = { ...FACTS, fileSize: 4, mimeType: 'image/jpeg' };
  expect(bodiesOf(UPLOAD)).toEqual([
    { ...always, fileName: 'front.jpg', side: 'front' },
    { ...always, fileName: 'page.jpg', side: 'page', partOf: 'doc-1' },
    {
      ...always,
      fileName: `Driving licence, ${formatDate(today())}.jpg`,
      side: 'back',
      partOf: 'doc-1',
    },
  ]);
});

it('says of a file that comes again which one it was before, and goes on with the pages after it', async () => {
  const { bodiesOf } = aServer({ [UPLOAD]: given('doc-1') });
  const recovered = createDocumentInTheMaking('doc-1', 1);
  const lost = `/api/objects/${LOST}?expires=1&signature=x`;
  await recovered.addressFor(file('front.jpg'), FACTS, 'front', lost);
  recovered.arrived();
  await recovered.addressFor(file('page.jpg'), FACTS, 'front');
  expect(bodiesOf(UPLOAD)).toMatchObject([
    { fileName: 'front.jpg', partOf: 'doc-1', replaces: LOST },
    { fileName: 'page.jpg', partOf: 'doc-1', side: 'page' },
  ]);
});

it('begins anew where the server has forgotten a document that never came, and only then', async () => {
  const gone = refusal(404, 'document.unknown', 'Gone.');
  const { bodiesOf } = aServer({
    [UPLOAD]: async (request) => ('partOf' in ((await request.json()) as object) ? gone : given('doc-2')),
  });
  const recovered = createDocumentInTheMaking('doc-1');
  expect(await recovered.addressFor(file('a.jpg'), FACTS, 'front')).toBe('/api/objects/1');
  expect(recovered.id()).toBe('doc-2');
  expect(bodiesOf(UPLOAD)).toHaveLength(2);
  recovered.arrived();
  await expect(recovered.addressFor(file('b.jpg'), FACTS, 'front')).rejects.toMatchObject({ status: 404 });
});

it('only notes that the complete call failed', async () => {
  const errors: unknown[] = [];
  const { error } = console;
  console.error = (thrown: unknown) => errors.push(thrown);
  aServer({ 'POST /api/documents/doc-1/complete': refusal(503, 'x', 'Later.') });
  await createDocumentInTheMaking('doc-1').complete();
  console.error = error;
  expect(errors).toMatchObject([{ status: 503 }]);
});
