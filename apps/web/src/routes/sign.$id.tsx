import { createFileRoute } from '@tanstack/react-router';

import { SignRoute } from '../features/signing/sign-route.js';

/** Where the person asked signs, or says that they did not. The key is behind the `#`: nothing that is sent has it. */
export const Route = createFileRoute('/sign/$id')({
  staticData: { title: 'Sign', byLink: true, policyInFooter: true },
  component: Sign,
});

function Sign() {
  return <SignRoute id={Route.useParams().id} />;
}
