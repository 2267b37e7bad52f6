import { sentLine } from './sent-line.js';

const submittedAt = '2026-11-21T18:05:00Z';
const line = (signedAt: string | null) => sentLine({ signedAt, submittedAt, timeZone: 'Europe/London' });

it.each([
  ['nothing was said', null, 'Sent 21 Nov 2026, 18:05'],
  ['it went at once', '2026-11-21T18:04:58Z', 'Sent 21 Nov 2026, 18:05'],
  ['it waited five minutes', '2026-11-21T18:00:00Z', 'Sent 21 Nov 2026, 18:05'],
  ['it waited longer', '2026-11-21T16:42:00Z', 'Signed 16:42 on the phone, received 21 Nov 2026, 18:05'],
  [
    'it waited over a night',
    '2026-11-20T16:42:00Z',
    'Signed 20 Nov 2026, 16:42 on the phone, received 21 Nov 2026, 18:05',
  ],
])('says when a form was sent where %s', (_, signedAt, said) => {
  expect(line(signedAt)).toBe(said);
});
