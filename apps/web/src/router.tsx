import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { FunctionComponent, ReactNode } from 'react';

import { ErrorText } from './components/error-screens.js';
import { followBack } from './lib/back.js';
import { focusNewPage } from './lib/focus-page.js';
import { routeTree } from './routeTree.gen.js';

/** Shows a sent form of one kind. */
export type CompletedView<Form> = FunctionComponent<{ id: string; form: Form; back: ReactNode }>;

export interface RouterContext {
  queryClient: QueryClient;
}

export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    scrollRestoration: true,
    defaultErrorComponent: ({ error }) => <ErrorText kind="Router" error={error} />,
  });
  followBack(router);
  for (const settled of ['onRendered', 'onResolved'] as const)
    router.subscribe(settled, ({ fromLocation, pathChanged }) => {
      // The first page has the focus that the browser gives it.
      if (fromLocation && pathChanged) focusNewPage();
    });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** What the top bar says on this screen; it may depend on the search part of the address. */
    title?: string | ((search: object) => string);
    /** Supervisors and admins see it beside the navigation of the office. */
    office?: boolean;
    /** Readers come to it by a link in a mail, for one answer: the privacy notice is slim, at the foot. */
    byLink?: true;
    /** People come to it by a code or a link of ours for one thing: the privacy policy is a line of its footer, and no notice. */
    policyInFooter?: true;
    /** Strangers come to it, and are told under it whose it is. So they are on the pages that are reached by a link. */
    hasFooter?: true;
    /** People who are no readers either have the privacy notice at the foot there. */
    slimNotice?: true;
    /** On the page on which forms of a kind are filled in: what shows a form of its kind once that has been sent. */
    completed?: CompletedView<never>;
  }
}
