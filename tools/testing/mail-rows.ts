import { anEmail, NONE, same, type Row } from './role-rows.js';

/** The calls about mail, and about jobs that have given up. */
export const MAIL_ROWS: Record<string, Row> = {
  'GET /api/mails': same('/api/mails', 200),
  'GET /api/mails/transport': same('/api/mails/transport', 200),
  'GET /api/mails/:id': same(`/api/mails/${NONE}`, 404),
  'GET /api/mails/:id/page': same(`/api/mails/${NONE}/page`, 404),
  'GET /api/mails/:id/attachment': same(`/api/mails/${NONE}/attachment`, 404),
  'POST /api/mails/:id/send-again': same(`/api/mails/${NONE}/send-again`, 404),
  // Decided by its signature, for which a key must be set.
  'POST /api/mail-events/sendgrid': same('/api/mail-events/sendgrid', 404, []),
  'GET /api/suppressions': same('/api/suppressions', 200),
  // Decided by the key of a mail.
  'POST /api/suppressions': same('/api/suppressions', 404, { key: 'x' }),
  'POST /api/suppressions/one-click': same('/api/suppressions/one-click?key=x', 404),
  'POST /api/suppressions/addresses': {
    call: () => ({ path: '/api/suppressions/addresses', body: { address: anEmail() } }),
    answer: 204,
  },
  'DELETE /api/suppressions/:id': same(`/api/suppressions/${NONE}`, 404),
  'GET /api/parked-jobs': same('/api/parked-jobs', 200),
  'POST /api/parked-jobs/:id/run-again': same('/api/parked-jobs/0/run-again', 404),
};
