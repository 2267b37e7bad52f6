import type { DocumentFile } from './api.js';
import { expiryWords, fileLabel, kilobytes, lacksBack } from './document-facts.js';

it.each([
  [null, false, null],
  [31, false, '31 days left'],
  [1, false, '1 day left'],
  [0, false, 'Expires today'],
  [-1, true, 'Expired 1 day ago'],
  [-400, true, 'Expired 400 days ago'],
])('says of %s days left (expired: %s): %s', (daysLeft, isExpired, words) => {
  expect(expiryWords({ daysLeft, isExpired })).toBe(words);
});

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

it('names what each file shows', () => {
  const labels = (...files: DocumentFile[]) => files.map((_, place) => fileLabel({ files }, place));
  expect(labels(file('front'))).toEqual(['Document']);
  expect(labels(file('front'), file('back'))).toEqual(['Front', 'Back']);
  expect(labels(file('front'), file('page'), file('back'))).toEqual(['Page 1', 'Page 2', 'Back']);
});
