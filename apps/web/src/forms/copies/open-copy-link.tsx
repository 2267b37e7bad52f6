import { Link } from '@tanstack/react-router';

import { buttonVariants } from '../../components/button.js';
import { cn } from '../../lib/cn.js';

/** Where a form is begun, one that another phone has saved can be opened instead. */
export function OpenCopyLink() {
  return (
    <Link to="/outbox" className={cn(buttonVariants({ variant: 'quiet' }), 'self-start px-0')}>
      Open a copy from another phone
    </Link>
  );
}
