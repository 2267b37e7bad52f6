import type { DocumentFile } from './api.js';
import { kilobytes, lacksBack } from './document-facts.js';

it('gives sizes in KB', () => {
  expect([1, 1024, 319_488, 10_485_760].map(kilobytes)).toEqual(['1 KB', '1 KB', '312 KB', '10,240 KB']);
});

const file = (side: DocumentFile['side'], mimeType = 'image/jpeg') => ({ side, mimeType }) as DocumentFile;

it('misses the back of a driving licence, unless it is a PDF', () => {
  const lacks = (category: 'driving_license' | 'passport', ...files: DocumentFile[]) =>
    lacksBack({ category, files });
  expect(lacks('driving_license', file('front'))).toBe(true);
  expect(lacks('driving_license', file('front'), file('back'))).toBe(false);
  expect(lacks('driving_license', file('front', 'application/pdf'))).toBe(false);
  expect(lacks('passport', file('front'))).toBe(false);
});
