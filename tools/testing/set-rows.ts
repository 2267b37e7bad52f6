import { aboutASet, NONE, same, type Row } from './role-rows.js';

/** The calls about form sets. */
export const SET_ROWS: Record<string, Row> = {
  'GET /api/collations': same('/api/collations', 200),
  'GET /api/collations/counts': same('/api/collations/counts', 200),
  'GET /api/collations/events': same('/api/collations/events', 200),
  'POST /api/collations/ask': same('/api/collations/ask', 409, { driverId: NONE, week: '2026-11-21' }),
  'POST /api/collations/:id/ask': {
    call: aboutASet((id) => `/api/collations/${id}/ask`, {}),
    answer: 204,
  },
  'GET /api/combined-forms/:id': {
    call: aboutASet((id) => `/api/combined-forms/${id}`),
    answer: 200,
  },
  // Before the dispatch there is none.
  'GET /api/combined-forms/:id/pdf': {
    call: aboutASet((id) => `/api/combined-forms/${id}/pdf`),
    answer: 409,
  },
  'GET /api/combined-forms/:id/events': {
    call: aboutASet((id) => `/api/combined-forms/${id}/events`),
    answer: 200,
  },
  'GET /api/combined-forms/:id/events/check': {
    call: aboutASet((id) => `/api/combined-forms/${id}/events/check`),
    answer: 200,
  },
  'PUT /api/combined-forms/:id/approval': {
    call: aboutASet((id) => `/api/combined-forms/${id}/approval`, {}),
    answer: 204,
  },
  'POST /api/combined-forms/:id/complete': {
    call: aboutASet((id) => `/api/combined-forms/${id}/complete`, { status: 'completed' }),
    answer: 409,
  },
  'GET /api/combined-forms/:id/photos/:objectId': {
    call: ({ driver, session }) => ({ path: `/api/combined-forms/${driver.id}/photos/${session}` }),
    answer: 404,
  },
  // Before the dispatch there are none.
  'POST /api/combined-forms/:id/revoke-links': {
    call: aboutASet((id) => `/api/combined-forms/${id}/revoke-links`),
    answer: 409,
  },
  'POST /api/combined-forms/:id/send-again': {
    call: aboutASet((id) => `/api/combined-forms/${id}/send-again`, {}),
    answer: 409,
  },
  'POST /api/supervisor-email-dispatch/recipients': same('/api/supervisor-email-dispatch/recipients', 200, {
    emailAddresses: [],
  }),
  'POST /api/supervisor-email-dispatch': same('/api/supervisor-email-dispatch', 404, {
    combinedFormData: { id: NONE },
  }),
};
