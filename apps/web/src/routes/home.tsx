import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where 'Back to Dashboard' leads: for who is not signed in that is the home page. */
export const Route = createFileRoute('/home')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
