import { Copy, Share2 } from 'lucide-react';

import { cn } from '../lib/cn.js';
import { Button } from './button.js';
import { TextField } from './field.js';
import { toast } from './toast-store.js';

interface LinkToHandOnProps {
  label: string;
  hint?: string;
  link: string;
  /** What the person who gets it reads beside it: `Repair of EX-0417`. */
  title: string;
  /** Whether to share it is what the screen is for. */
  isAct?: boolean;
  className?: string;
}

/** A link to be read, copied, and shared by what the phone has for that. */
export function LinkToHandOn({ label, hint, link, title, isAct = false, className }: LinkToHandOnProps) {
  const canShare = typeof navigator.share === 'function';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link Copied', tone: 'good' });
    } catch {
      // The browser will not: the person can.
      window.prompt('Copy the URL below', link);
    }
  };
  return (
    <div className={cn('flex flex-col gap-3', className)}>
      <TextField readOnly label={label} hint={hint} value={link} onFocus={({ target }) => target.select()} />
      <div className={cn('grid gap-2.5', canShare && 'grid-cols-2')}>
        <Button size="action" onClick={() => void copy()}>
          <Copy aria-hidden /> Copy link
        </Button>
        {canShare ? (
          <Button
            size="action"
            variant={isAct ? 'primary' : 'outline'}
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            <Share2 aria-hidden /> Share
          </Button>
        ) : null}
      </div>
    </div>
  );
}
