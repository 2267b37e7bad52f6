import { createFileRoute } from '@tanstack/react-router';

import { VerifyScreen } from '../features/verifying/verify-screen.js';

/** Where the code on the signature record of a PDF leads. */
export const Route = createFileRoute('/verify/$reference')({
  staticData: { title: 'Check a PDF', byLink: true, policyInFooter: true, hasFooter: true },
  component: Verify,
});

function Verify() {
  return (
    <main className="mx-auto flex w-full max-w-reading min-w-0 flex-col gap-4 px-edge py-6">
      <VerifyScreen reference={Route.useParams().reference.slice(0, 40)} />
    </main>
  );
}
