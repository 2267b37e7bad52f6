import { senderOf } from './sender.js';
import type { Session } from '../../lib/session/session-store.js';

const user = { id: 'd', name: 'Dave Hill', email: 'dave@h.co' };
const me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver' } as const;
const signedIn = (confirmed: boolean | null): Session => ({
  mode: 'authenticated',
  user,
  me: confirmed === null ? null : { ...me, confirmed },
  lapsed: false,
  active: true,
});

it.each<[string, Session, boolean, number]>([
  ['a guest', { mode: 'guest' }, true, 5],
  ['a driver whose address is confirmed', signedIn(true), false, 20],
  ['a driver whose address is not confirmed', signedIn(false), false, 5],
  ['a driver of whom the server has not said yet', signedIn(null), false, 5],
])('knows how %s sends', (_who, session, guest, maxRecipients) => {
  expect(senderOf(session)).toEqual({ guest, maxRecipients });
});
