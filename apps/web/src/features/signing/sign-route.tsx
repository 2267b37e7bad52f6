import { lazy, Suspense } from 'react';

import { SignPage } from './sign-page.js';

const NotSigned = lazy(async () => ({ default: (await import('./not-signed.js')).NotSigned }));

/** Before the key of a receipt, which says that its reader did not sign. */
const DENIES = 'not-';

/** The page that a link to sign leads to, or the one of a receipt; the key tells which. */
export function SignRoute({ id }: { id: string }) {
  const key = location.hash.slice(1);
  if (!key.startsWith(DENIES)) return <SignPage key={id} link={{ id, key }} />;
  return (
    <Suspense>
      <NotSigned link={{ id, key: key.slice(DENIES.length) }} />
    </Suspense>
  );
}
