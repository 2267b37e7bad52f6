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
  tooManyDots: () =>
    new Problem(
      422,
      'photo.too-many-dots',
      'This picture has more than 40 megapixels. Take it with a lower resolution, or choose another one.',
    ),
  damaged: () =>
    new Problem(422, 'photo.damaged', 'This photo is damaged. Take it again, or choose another one.'),
};
