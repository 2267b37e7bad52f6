import { Problem } from '@groundsheet/platform';

export const mailEventProblems = {
  notSetUp: () =>
    new Problem(404, 'mail-events.not-set-up', 'Events are taken once SENDGRID_WEBHOOK_KEY is set.'),
  tooLarge: () => new Problem(413, 'mail-events.too-large', 'A message may have up to 1 MB.'),
  notSigned: () =>
    new Problem(
      403,
      'mail-events.not-signed',
      'The signature is not that of SENDGRID_WEBHOOK_KEY, or it is older than 10 minutes.',
    ),
  notJson: () => new Problem(400, 'mail-events.not-json', 'This is not JSON.'),
};
