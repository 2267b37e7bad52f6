import type { Wire } from '@groundsheet/api-client';

type Me = Wire['MeResponse'];

export const dave: Me = {
  id: 'd',
  fullName: 'Dave Hill',
  email: 'dave@h.co',
  role: 'driver',
  confirmed: true,
};

/** What the server says to the calls that every page of an account makes. */
export function anAccount(role: Me['role']) {
  const me: Me = { id: 'd', fullName: 'Siân O’Neill', email: 'sian@h.co', role, confirmed: true };
  return {
    'GET /api/drivers/me': me,
    'GET /api/drivers/me/preferences': {},
    'GET /api/form-limits': { guests: 'on' },
  };
}

/** Notes on this device who is signed in. */
export function signedInHere(role: Me['role']) {
  const user = { id: 'd', name: 'Siân O’Neill', email: 'sian@h.co', role };
  localStorage.setItem('auth', JSON.stringify({ user }));
}
