import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';

import { SessionProvider, useSession } from './session-context.js';
import { signedIn, signedOut } from './session-store.js';

const Mode = () => useSession().mode;
const dave = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true } as const;

afterEach(signedOut);

it('is there within its provider, and follows signing in', () => {
  render(
    <SessionProvider>
      <Mode />
    </SessionProvider>,
  );
  expect(screen.getByText('guest')).toBeTruthy();
  act(() => signedIn(dave));
  expect(screen.getByText('authenticated')).toBeTruthy();
});

it('fails outside of it', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Mode />)).toThrow('useSession must be used within a SessionProvider');
  log.mockRestore();
});
