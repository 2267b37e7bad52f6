import { createFileRoute } from '@tanstack/react-router';

import { DoNotSend } from '../features/privacy/do-not-send.js';
import { readLinkKey } from '../lib/link-key.js';

/** Where the "do not send me these" link of a mail leads. */
export const Route = createFileRoute('/do-not-send')({
  staticData: { title: 'Mail', hasFooter: true },
  validateSearch: readLinkKey,
  component: DoNotSendRoute,
});

function DoNotSendRoute() {
  return <DoNotSend mailKey={Route.useSearch().key} />;
}
