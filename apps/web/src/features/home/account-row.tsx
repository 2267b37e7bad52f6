import { Link } from '@tanstack/react-router';

import { buttonVariants } from '../../components/button.js';
import { cn } from '../../lib/cn.js';

const link = () => cn(buttonVariants({ variant: 'quiet' }), 'px-1');

/** The way into an account, folded. */
export function AccountRow() {
  return (
    <p className="flex min-h-action flex-wrap items-center gap-x-1 rounded-card border border-line bg-surface px-3 office:min-h-0 office:justify-end office:border-0 office:bg-transparent office:px-0">
      Have an account?
      <Link to="/" search={{ login: true }} resetScroll={false} className={link()}>
        Log in
      </Link>
      <span aria-hidden>·</span>
      <Link to="/" search={{ signup: true }} resetScroll={false} className={link()}>
        Create one
      </Link>
    </p>
  );
}
