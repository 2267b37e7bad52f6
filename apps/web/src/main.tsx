import './styles/app.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { AppErrorBoundary } from './components/error-screens.js';
import { PreferencesProvider } from './features/preferences/preferences-context.js';
import { createQueryClient } from './lib/query-client.js';
import { workOffline } from './lib/service-worker.js';
import { createAppRouter } from './router.js';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <AppErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <PreferencesProvider>
          <RouterProvider router={router} />
        </PreferencesProvider>
      </QueryClientProvider>
    </AppErrorBoundary>
  </StrictMode>,
);

workOffline(router);
