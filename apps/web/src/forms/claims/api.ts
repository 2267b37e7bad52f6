import { api } from '../../lib/api.js';
import type { Claim } from './claims.js';

/** Makes a form that was sent without an account the own of who is signed in now. */
export async function claimForm({ kind, id, token }: Claim): Promise<void> {
  const call = { params: { path: { id } }, body: { token } };
  if (kind === 'timesheet') await api.POST('/api/timesheets/{id}/claim', call);
  else await api.POST('/api/check-sheets/{id}/claim', call);
}
