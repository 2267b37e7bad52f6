import './styles/app.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { AppErrorBoundary } from './components/error-screens.js';
import { PreferencesProvider } from './features/preferences/preferences-context.js';
import { startWhenNeeded } from './forms/outbox/start-when-needed.js';
import { createQueryClient } from './lib/query-client.js';
import { workOffline } from './lib/service-worker.js';
import { SessionProvider } from './lib/session/session-context.js';
import { onOwnerChange, restoreSession } from './lib/session/session-store.js';
import { createAppRouter } from './router.js';

const queryClient = createQueryClient();
// What was fetched for one person is never shown to another.
onOwnerChange(() => queryClient.clear());
restoreSession();
const router = createAppRouter(queryClient);
const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
// Whose only way here was a link has nothing put on their phone for days without a signal.
const isReader = matchedRoutes.some(({ options }) => options.staticData?.byLink);
if (!isReader || navigator.serviceWorker?.controller) workOffline(router);
// After everything the first screen needs.
addEventListener('load', startWhenNeeded);

const page = document.getElementById('root');
if (!page) throw new Error('index.html has no #root');
const draw = () =>
  createRoot(page).render(
    <StrictMode>
      <AppErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <PreferencesProvider>
            <SessionProvider>
              <RouterProvider router={router} />
            </SessionProvider>
          </PreferencesProvider>
        </QueryClientProvider>
      </AppErrorBoundary>
    </StrictMode>,
  );
// What index.html shows stays until the script of the page is here too: one picture takes its place, not two.
const scripts = matchedRoutes.map((route) => router.loadRouteChunk(route));
// As a transition the first screen is drawn bit by bit, and a finger does not wait for all of it.
void Promise.allSettled(scripts).then(() => startTransition(draw));
