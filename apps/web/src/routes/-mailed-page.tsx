import { Link, redirect } from '@tanstack/react-router';
import { ArrowLeft, FileX } from 'lucide-react';
import type { ReactNode } from 'react';

import { Notice } from '../components/badge.js';
import { buttonVariants } from '../components/button.js';
import { Skeleton } from '../components/skeleton.js';
import { openFormLink } from '../features/completed-form/api.js';
import { RingFirm } from '../forms/something-wrong.js';
import { ApiError, serverMessage } from '../lib/api-error.js';

/** Trades the key of a mail for a cookie; it leaves the address bar before anything is shown. */
export async function tradeKey(
  to: '/completed-form/$id' | '/completed-set/$id',
  id: string,
  key: string,
): Promise<never> {
  await openFormLink(id, key);
  throw redirect({ to, params: { id }, search: {}, replace: true });
}

export function BackToDashboard() {
  return (
    <Link to="/home" className={`${buttonVariants()} print:hidden`}>
      <ArrowLeft aria-hidden /> Back to Dashboard
    </Link>
  );
}

export function LoadingMailed({ label }: { label: string }) {
  return (
    <main className="mx-auto w-full max-w-page p-edge">
      <Skeleton label={label} rows={5} />
    </main>
  );
}

interface CannotBeOpenedProps {
  error: unknown;
  title: string;
  /** Instead of what the server says. */
  refusal?: string;
  children?: ReactNode;
}

export function CannotBeOpened({ error, title, refusal, children }: CannotBeOpenedProps) {
  const isRefused = error instanceof ApiError && error.status < 500;
  const why = isRefused ? ((isDeadLink(error) ? null : refusal) ?? serverMessage(error)) : undefined;
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col items-start gap-4 px-edge py-6">
      <h1 className="text-2xl">{title}</h1>
      <Notice tone="bad" role="alert">
        <FileX aria-hidden />
        {why ?? 'It could not be loaded just now. Check the signal and load the page again.'}
      </Notice>
      <p className="empty:hidden">
        <RingFirm before="You can also ring " after="." />
      </p>
      {children}
    </main>
  );
}

/** Whether it was opened by the link in a mail, and the server has said what is wrong with that. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && (error.problem?.code?.startsWith('form-link.') ?? false);
}
