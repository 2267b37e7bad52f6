import { api } from '../../lib/api.js';
import type { Claim } from './claims.js';

/** Makes a form that was sent without an account belong to the person signed in now. */
export async function claimForm({ id, token }: Pick<Claim, 'id' | 'token'>): Promise<void> {
  await api.POST('/api/forms/{id}/claim', { params: { path: { id } }, body: { token } });
}
