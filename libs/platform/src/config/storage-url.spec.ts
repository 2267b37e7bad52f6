import { readStorageUrl } from './storage-url.js';

it.each([
  ['s3://forms', { bucket: 'forms', prefix: '', region: undefined, endpoint: undefined }],
  [
    's3://forms/groundsheet/live/?region=eu-west-2',
    { bucket: 'forms', prefix: 'groundsheet/live/', region: 'eu-west-2', endpoint: undefined },
  ],
  [
    's3://forms?region=eu&endpoint=http://127.0.0.1:9000',
    { bucket: 'forms', prefix: '', region: 'eu', endpoint: 'http://127.0.0.1:9000' },
  ],
])('reads %s', (text, place) => {
  expect(readStorageUrl(text)).toEqual(place);
});

it.each([
  'file:///data',
  's3://',
  's3://key:secret@forms',
  's3://forms?regoin=eu-west-2',
  's3://forms?endpoint=minio:9000',
])('refuses %s and says what it should look like', (text) => {
  expect(() => readStorageUrl(text)).toThrow(/s3:\/\/bucket|Invalid URL/);
});
