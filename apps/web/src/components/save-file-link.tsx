import { Download } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { cn } from '../lib/cn.js';
import { saveFile, whyNotSaved } from '../lib/save-file.js';
import { useSending } from '../lib/use-sending.js';
import { buttonVariants, type Button } from './button.js';
import { FieldError } from './field.js';

interface SaveFileLinkProps {
  /** Of the API. */
  href: string;
  children: ReactNode;
  /** How it is saved; as a file of the account unless told. */
  saveAs?: (href: string) => Promise<unknown>;
  variant?: ComponentProps<typeof Button>['variant'];
  size?: ComponentProps<typeof Button>['size'];
  className?: string;
}

/** Leads to a file that the server makes. It says so where it cannot be had, and saves no refusal. */
export function SaveFileLink({
  href,
  children,
  saveAs = saveFile,
  variant,
  size,
  className,
}: SaveFileLinkProps) {
  const save = useSending({ mutationFn: () => saveAs(href) });
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <>
      <a
        href={href}
        download
        aria-disabled={save.isPending}
        onClick={ask}
        className={cn(buttonVariants({ variant, size }), 'text-base', className)}
      >
        <Download aria-hidden />
        <span>{save.isPending ? 'One moment...' : children}</span>
      </a>
      {save.error ? (
        <div role="alert" className="col-span-full">
          <FieldError>{whyNotSaved(save.error)}</FieldError>
        </div>
      ) : null}
    </>
  );
}
