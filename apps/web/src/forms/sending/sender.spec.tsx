import { act, renderHook, waitFor } from '@testing-library/react';

import { Around } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { signedIn } from '../../lib/session/session-store.js';
import { useSender } from './sender.js';

const dave = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver' } as const;
const LIMITS = 'GET /api/form-limits';
const whoSends = () => renderHook(useSender, { wrapper: Around }).result;

it.each([
  ['a guest', null, { guest: true, mailsLikeGuest: true, maxRecipients: 5, maxPhotos: 1 }],
  [
    'a driver',
    { ...dave, confirmed: true },
    { guest: false, mailsLikeGuest: false, maxRecipients: 20, maxPhotos: 5 },
  ],
  [
    'a driver with a new address',
    { ...dave, confirmed: false },
    { guest: false, mailsLikeGuest: true, maxRecipients: 5, maxPhotos: 5 },
  ],
])('knows how %s usually sends', (_, me, sender) => {
  aServer({});
  if (me) signedIn(me);
  expect(whoSends().current).toEqual(sender);
});

it('is told by the server how much a form may hold, and remembers it without a signal', async () => {
  const { replies } = aServer({ [LIMITS]: { recipients: 3, photos: 2 } });
  const sender = whoSends();
  await waitFor(() =>
    expect(sender.current).toEqual({ guest: true, mailsLikeGuest: true, maxRecipients: 3, maxPhotos: 2 }),
  );
  delete replies[LIMITS];
  expect(whoSends().current).toMatchObject({ maxRecipients: 3, maxPhotos: 2 });
});

it('asks again for the person who signs in, and keeps the limits of two people apart', async () => {
  const { replies } = aServer({ [LIMITS]: { recipients: 3, photos: 2 } });
  const sender = whoSends();
  await waitFor(() => expect(sender.current.maxRecipients).toBe(3));
  replies[LIMITS] = { recipients: 12, photos: 4 };
  act(() => signedIn({ ...dave, confirmed: true }));
  await waitFor(() =>
    expect(sender.current).toEqual({ guest: false, mailsLikeGuest: false, maxRecipients: 12, maxPhotos: 4 }),
  );
});
