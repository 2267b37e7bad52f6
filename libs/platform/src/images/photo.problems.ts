import { Problem } from '../problems/problem.js';

/** What can be wrong with a photo. */
export const photoProblems = {
  wrongType: () =>
    new Problem(
      415,
      'photo.wrong-type',
      'This is not a photo that we can show. Choose a JPEG, PNG or WebP picture.',
    ),
  heic: () =>
    new Problem(
      415,
      'photo.wrong-type',
      'This photo is in the HEIC format, which not everybody can open. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or send it as JPEG.',
    ),
  tooManyDots: (most: number) =>
    new Problem(
      422,
      'photo.too-many-dots',
      `This picture has more than ${most / 1_000_000} megapixels, or more than 10,000 pixels in one direction. Take it with a lower resolution, or choose another one.`,
    ),
  tooCostly: () =>
    new Problem(
      422,
      'photo.too-costly',
      'This picture could not be read in the time and memory allowed. Save it as an ordinary JPEG, or choose another one.',
    ),
  moving: () =>
    new Problem(
      422,
      'photo.moving',
      'This picture moves. Take a photo, or choose a picture that stands still.',
    ),
  damaged: () =>
    new Problem(422, 'photo.damaged', 'This photo is damaged. Take it again, or choose another one.'),
};

const RETRY_AFTER_SECONDS = 5;

export function picturesBusy(): Problem {
  return new Problem(
    503,
    'picture.busy',
    'A great many pictures are being read at the moment. Please try again in a few seconds.',
    undefined,
    RETRY_AFTER_SECONDS,
  );
}
