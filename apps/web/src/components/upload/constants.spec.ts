import { missingSentence, NETWORK_SENTENCE, stalledSentence } from './send-file.js';
import { shrunkSize, unreadableSentence } from './shrink-photo.js';
import {
  retryDelayMs,
  UPLOAD_CONCURRENCY,
  UPLOAD_HEIGHT,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_FILES,
  UPLOAD_RETRIES,
  UPLOAD_THUMBNAIL_WIDTH,
  UPLOAD_TIMEOUT_MS,
  UPLOAD_WIDTH,
} from './upload-constants.js';

it('has the constants and sentences of the specification', () => {
  expect([UPLOAD_MAX_FILES, UPLOAD_MAX_BYTES]).toEqual([1, 10485760]);
  expect([UPLOAD_CONCURRENCY, UPLOAD_TIMEOUT_MS, UPLOAD_RETRIES]).toEqual([5, 30000, 3]);
  expect([UPLOAD_WIDTH, UPLOAD_HEIGHT, UPLOAD_THUMBNAIL_WIDTH]).toEqual([750, 550, 280]);
  expect([1, 2, 3].map(retryDelayMs)).toEqual([300, 600, 1200]);
  expect(stalledSentence(30_000)).toBe(
    'Upload has not made any progress for 30 seconds. You may want to retry it.',
  );
  expect(NETWORK_SENTENCE).toBe(
    'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.',
  );
  expect(missingSentence(['Category'])).toBe('Missing required meta field: Category.');
});

it.each([
  [4032, 3024, 2048, 1536],
  [3024, 4032, 1536, 2048],
  [2048, 100, 2048, 100],
  [640, 480, 640, 480],
  [10_000, 1, 2048, 1],
])('makes a photo of %s by %s one of %s by %s', (width, height, shrunkWidth, shrunkHeight) => {
  expect(shrunkSize(width, height)).toEqual({ width: shrunkWidth, height: shrunkHeight });
});

it('says what to do about a HEIC photo that the browser cannot open', () => {
  expect(unreadableSentence('image/heic')).toMatch(/Settings, Camera, Formats, Most Compatible/);
  expect(unreadableSentence('image/gif')).toMatch(/choose another one/);
});
