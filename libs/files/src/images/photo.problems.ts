import { refusal } from '@groundsheet/platform';

const RETRY_AFTER_SECONDS = 5;

/** What can be wrong with a photo. */
export const photoProblems = {
  wrongType: refusal(
    415,
    'photo.wrong-type',
    'The file is neither JPEG, PNG nor WebP, nor, as a document, PDF.',
    'This is not a photo that we can show. Choose a JPEG, PNG or WebP picture.',
  ),
  heic: refusal(
    415,
    'photo.wrong-type',
    'The photo is in the HEIC format.',
    'This photo is in the HEIC format, which not everybody can open. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or send it as JPEG.',
  ),
  tooManyDots: refusal(
    422,
    'photo.too-many-dots',
    'The picture has too many pixels.',
    (most: number) =>
      `This picture has more than ${most / 1_000_000} megapixels, or more than 10,000 pixels in one direction. Take it with a lower resolution, or choose another one.`,
  ),
  tooCostly: refusal(
    422,
    'photo.too-costly',
    'Reading the picture takes more than 10 seconds or 400 MB.',
    'This picture could not be read in the time and memory allowed. Save it as an ordinary JPEG, or choose another one.',
  ),
  moving: refusal(
    422,
    'photo.moving',
    'The picture is animated.',
    'Animated pictures cannot be used. Please choose a photo.',
  ),
  damagedPdf: refusal(
    415,
    'photo.damaged-pdf',
    'The PDF does not begin as one.',
    'This PDF is damaged. Open it where it comes from, save it as a PDF again, and send that.',
  ),
  damaged: refusal(
    422,
    'photo.damaged',
    'The picture is damaged.',
    'This photo is damaged. Take it again, or choose another one.',
  ),
};

export const pictureProblems = {
  busy: refusal(
    503,
    'picture.busy',
    'Too many pictures are being read. `Retry-After` says when to try again.',
    {
      message: 'We are busy reading other pictures at the moment. Please try again in a few seconds.',
      retryAfter: RETRY_AFTER_SECONDS,
    },
  ),
};
