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
  heldTooMuch: () =>
    new Problem(
      422,
      'photo.too-many-dots',
      'This picture is too large for the way it is stored (progressive, interlaced or with 16 bits a colour). Save it as an ordinary JPEG, or with at most 6 megapixels.',
    ),
  tooManyScans: () =>
    new Problem(
      422,
      'photo.too-many-scans',
      'This JPEG is built up in more than 30 steps, which no camera does. Save it as an ordinary JPEG, or choose another photo.',
    ),
  moving: () =>
    new Problem(
      422,
      'photo.moving',
      'This picture moves. Take a photo, or choose a picture that stands still.',
    ),
  losslessWebp: () =>
    new Problem(
      422,
      'photo.lossless-webp',
      'This WebP picture is stored without loss or has transparent parts. Save it as JPEG or PNG, and choose that.',
    ),
  damaged: () =>
    new Problem(422, 'photo.damaged', 'This photo is damaged. Take it again, or choose another one.'),
};
