import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import type { ReactNode } from 'react';

import { buttonVariants } from '../components/button.js';
import { usePageTitle } from '../lib/page-title.js';

/** One matter of an account, with the way home. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <main className="mx-auto flex w-full max-w-dialog flex-col gap-4 px-edge py-6">
      <h1 className="text-2xl">{title}</h1>
      {children}
      <Link to="/" className={buttonVariants()}>
        <House aria-hidden /> Home
      </Link>
    </main>
  );
}
