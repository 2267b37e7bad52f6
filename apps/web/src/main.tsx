import './styles/app.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { AppErrorBoundary } from './components/error-screens.js';
import { PreferencesProvider } from './features/preferences/preferences-context.js';
import { cn } from './lib/cn.js';
import { createQueryClient } from './lib/query-client.js';
import { workOffline } from './lib/service-worker.js';
import { SessionProvider } from './lib/session/session-context.js';
import { onOwnerChange, restoreSession } from './lib/session/session-store.js';
import { createAppRouter } from './router.js';

const LONGEST_FRAME_MS = 200;

/** Ends the task that is being done: on a slow phone what a finger does comes before the next one. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// The first screen of index.html is painted before the app takes its time. A page in the background paints nothing.
const painted = new Promise((resolve) => requestAnimationFrame(resolve)).then(nextTask);
await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, LONGEST_FRAME_MS))]);

const queryClient = createQueryClient();
// What was fetched for one person is never shown to another.
onOwnerChange(() => queryClient.clear());
restoreSession();
const router = createAppRouter(queryClient);
workOffline(router);
await nextTask();
// Reads its tables when it is asked for the first time.
cn();
await nextTask();

const page = document.getElementById('root');
if (!page) throw new Error('index.html has no #root');
const root = createRoot(page);
await nextTask();

// As a transition it is drawn bit by bit.
startTransition(() =>
  root.render(
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
  ),
);
