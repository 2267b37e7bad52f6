import { MOST_CERTIFICATES } from '@groundsheet/form-rules';
import { refusal, type Fault } from '@groundsheet/platform';

export const certificateProblems = {
  unknown: refusal(
    404,
    'certificate.unknown',
    'There is no such certificate, it was replaced, or the caller may not open its file.',
    'This certificate is not here any more. Please load the page again.',
  ),
  noFile: refusal(
    404,
    'certificate.no-file',
    'There is no such file, or another person uploaded it.',
    'This file is not here any more. Please upload it again.',
  ),
  notArrived: refusal(
    409,
    'certificate.not-arrived',
    'No file has arrived at the address.',
    'The file has not arrived yet. Please upload it again.',
  ),
  tooMany: refusal(
    422,
    'certificate.too-many',
    'The machine already has the most certificates it can have.',
    `A machine has at most ${MOST_CERTIFICATES} certificates. Please replace or remove one first.`,
  ),
};

export const fileFault: Fault = {
  path: 'fileId',
  code: 'certificate.file-unknown',
  message: 'This file is not here any more. Please upload it again.',
};
