import { aboutASet, NONE, OF_OFFICE_TOO, same, TO_READERS, type Row } from './role-rows.js';

/** The calls about form sets. */
export const SET_ROWS: Record<string, Row> = {
  'GET /api/collations': same('driver', '/api/collations', 200),
  'GET /api/collations/counts': same('driver', '/api/collations/counts', 200),
  'GET /api/collations/events': { ...same('driver', '/api/collations/events', 200), isStream: true },
  'POST /api/collations/:id/ask': {
    audience: 'supervisor',
    call: aboutASet((id) => `/api/collations/${id}/ask`),
    answer: 204,
  },
  'GET /api/combined-forms/:id': {
    ...TO_READERS,
    call: aboutASet((id) => `/api/combined-forms/${id}`),
    answer: 200,
  },
  // Before the dispatch there is none.
  'GET /api/combined-forms/:id/pdf': {
    ...TO_READERS,
    call: aboutASet((id) => `/api/combined-forms/${id}/pdf`),
    answer: 409,
  },
  'GET /api/combined-forms/:id/events': {
    ...OF_OFFICE_TOO,
    call: aboutASet((id) => `/api/combined-forms/${id}/events`),
    answer: 200,
  },
  'PUT /api/combined-forms/:id/approval': {
    ...OF_OFFICE_TOO,
    call: aboutASet((id) => `/api/combined-forms/${id}/approval`, {}),
    answer: 204,
  },
  'POST /api/combined-forms/:id/complete': {
    audience: 'supervisor',
    call: aboutASet((id) => `/api/combined-forms/${id}/complete`, { status: 'completed' }),
    answer: 409,
  },
  'GET /api/combined-forms/:id/photos/:objectId': {
    audience: 'anyone',
    call: ({ driver, session }) => ({ path: `/api/combined-forms/${driver.id}/photos/${session}` }),
    answer: 404,
  },
  // Before the dispatch there are none.
  'POST /api/combined-forms/:id/revoke-links': {
    ...OF_OFFICE_TOO,
    call: aboutASet((id) => `/api/combined-forms/${id}/revoke-links`),
    answer: 409,
  },
  'POST /api/supervisor-email-dispatch': same('supervisor', '/api/supervisor-email-dispatch', 404, {
    combinedFormData: { id: NONE },
  }),
};
