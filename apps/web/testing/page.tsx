import 'fake-indexeddb/auto';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

import { dismissToasts } from '../src/components/toast-store.js';
import { PreferencesProvider } from '../src/features/preferences/preferences-context.js';
import { keptStore } from '../src/lib/kept/kept-store.js';
import { createQueryClient } from '../src/lib/query-client.js';
import { SessionProvider } from '../src/lib/session/session-context.js';
import { restoreSession, signedOut } from '../src/lib/session/session-store.js';
import { createAppRouter } from '../src/router.js';

// Screens come in parts; on a busy machine their code takes far longer than the usual second.
configure({ asyncUtilTimeout: 60_000 });

/** What the app stands on, around a part of it. */
export function Around({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PreferencesProvider>
        <SessionProvider>{children}</SessionProvider>
      </PreferencesProvider>
    </QueryClientProvider>
  );
}

/** Opens the app at an address, as a device that keeps what `localStorage` holds. */
export function openPage(address: string) {
  history.replaceState(null, '', address);
  restoreSession();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  render(
    <QueryClientProvider client={queryClient}>
      <PreferencesProvider>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </PreferencesProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
export const region = async (name: string) => within(await screen.findByRole('region', { name }));

const KEPT = ['drafts', 'pictures', 'approvals', 'outbox', 'seen', 'documents'].map((name) =>
  keptStore(`groundsheet-${name}`, name),
);

afterEach(closePage);

/** A page closed for good: the next test begins on a device that knows nothing. */
export async function closePage(): Promise<void> {
  cleanup();
  dismissToasts();
  signedOut();
  localStorage.clear();
  sessionStorage.clear();
  await Promise.all(KEPT.map((store) => store.clear()));
}
