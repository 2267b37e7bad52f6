import { anEmail, same, type Records, type Row } from './role-rows.js';

/** A person who has not accepted their invitation. */
async function anInvited({ anAdmin }: Records): Promise<string> {
  const body = { fullName: 'Bev Haigh', email: anEmail(), role: 'driver' };
  return (await anAdmin.request('post', '/api/drivers/invitations').send(body).expect(201)).body.id as string;
}

/** What admins do to other people's accounts. */
export const PEOPLE_ROWS: Record<string, Row> = {
  'GET /api/drivers': same('/api/drivers', 200),
  'GET /api/drivers/letters': same('/api/drivers/letters', 200),
  'GET /api/drivers/:id': { call: ({ driver }) => ({ path: `/api/drivers/${driver.id}` }), answer: 200 },
  'POST /api/drivers/invitations': {
    call: () => ({
      path: '/api/drivers/invitations',
      body: { fullName: 'Bev Haigh', email: anEmail(), role: 'driver' },
    }),
    answer: 201,
  },
  'POST /api/drivers/:id/invitation': {
    call: async (records) => ({ path: `/api/drivers/${await anInvited(records)}/invitation` }),
    answer: 204,
  },
  'DELETE /api/drivers/:id/invitation': {
    call: async (records) => ({ path: `/api/drivers/${await anInvited(records)}/invitation` }),
    answer: 204,
  },
  'PUT /api/drivers/:id/role': {
    call: ({ driver }) => ({ path: `/api/drivers/${driver.id}/role`, body: { role: 'supervisor' } }),
    answer: 204,
  },
  'POST /api/drivers/:id/deactivate': {
    call: ({ driver }) => ({ path: `/api/drivers/${driver.id}/deactivate` }),
    answer: 204,
  },
  'DELETE /api/drivers/:id': {
    call: ({ driver }) => ({ path: `/api/drivers/${driver.id}` }),
    answer: 204,
  },
  'POST /api/drivers/:id/reactivate': {
    call: ({ driver }) => ({ path: `/api/drivers/${driver.id}/reactivate` }),
    answer: 204,
  },
};
