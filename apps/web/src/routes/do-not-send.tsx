import { createFileRoute } from '@tanstack/react-router';

import { DoNotSend } from '../features/privacy/do-not-send.js';

/** Where the "do not send me these" link of a mail leads. */
export const Route = createFileRoute('/do-not-send')({
  staticData: { title: 'Mail' },
  validateSearch: (search: Record<string, unknown>): { key: string } => ({
    key: typeof search['key'] === 'string' ? search['key'] : '',
  }),
  component: DoNotSendRoute,
});

function DoNotSendRoute() {
  return <DoNotSend mailKey={Route.useSearch().key} />;
}
