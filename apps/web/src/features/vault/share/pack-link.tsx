import { useQuery } from '@tanstack/react-query';
import { Copy, Share2 } from 'lucide-react';

import { Button } from '../../../components/button.js';
import { TextField } from '../../../components/field.js';
import { toast } from '../../../components/toast-store.js';
import { cn } from '../../../lib/cn.js';

/** As large as a phone reads it from another one. */
const QR_OPTIONS = { type: 'svg', margin: 2, errorCorrectionLevel: 'M' } as const;

async function drawCode(link: string): Promise<string> {
  const { toString } = await import('qrcode');
  return `data:image/svg+xml,${encodeURIComponent(await toString(link, QR_OPTIONS))}`;
}

/** The link of a share pack, as a code to hold up, and to send. */
export function PackLink({ link, title }: { link: string; title: string }) {
  const code = useQuery({ queryKey: ['qr', link], queryFn: () => drawCode(link), networkMode: 'always' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link Copied', tone: 'good' });
    } catch {
      // The browser will not: the person can.
      window.prompt('Copy the URL below', link);
    }
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <div className="flex flex-col gap-3">
      <div className="aspect-square w-full max-w-64 self-center overflow-hidden rounded-card bg-sheet p-1">
        {code.data ? <img src={code.data} alt={`QR code for ${title}`} className="size-full" /> : null}
      </div>
      <p className="text-center text-muted">Have the site office scan this, or send them the link.</p>
      <TextField readOnly label="Link" value={link} onFocus={({ target }) => target.select()} />
      <div className={cn('grid gap-2.5', canShare && 'grid-cols-2')}>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden /> Copy link
        </Button>
        {canShare ? (
          <Button onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
            <Share2 aria-hidden /> Send
          </Button>
        ) : null}
      </div>
    </div>
  );
}
