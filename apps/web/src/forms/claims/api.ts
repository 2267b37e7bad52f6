import { api } from '../../lib/api.js';
import { FORM_KINDS } from '../form-kinds.js';
import type { Claim } from './claims.js';

/** Makes a form that was sent without an account belong to whoever is signed in now. */
export async function claimForm({ kind, id, token }: Claim): Promise<void> {
  await api.POST(`${FORM_KINDS[kind].api}/{id}/claim`, { params: { path: { id } }, body: { token } });
}
