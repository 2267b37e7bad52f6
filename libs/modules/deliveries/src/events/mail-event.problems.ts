import { refusal } from '@groundsheet/platform';

export const mailEventProblems = {
  notSetUp: refusal(
    404,
    'mail-events.not-set-up',
    '`SENDGRID_WEBHOOK_KEY` is not set.',
    'Set SENDGRID_WEBHOOK_KEY to receive events.',
  ),
  tooLarge: refusal(
    413,
    'mail-events.too-large',
    'The message is larger than 1 MB.',
    'A message can be up to 1 MB.',
  ),
  notSigned: refusal(
    403,
    'mail-events.not-signed',
    'The signature is wrong, or older than 10 minutes.',
    'The signature is not that of SENDGRID_WEBHOOK_KEY, or it is older than 10 minutes.',
  ),
  notJson: refusal(400, 'mail-events.not-json', 'The message is not JSON.', 'This is not JSON.'),
};
