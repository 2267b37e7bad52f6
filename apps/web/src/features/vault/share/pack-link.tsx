import { useQuery } from '@tanstack/react-query';

import { LinkToHandOn } from '../../../components/link-to-hand-on.js';

/** As large as a phone reads it from another one. */
const QR_OPTIONS = { type: 'svg', margin: 2, errorCorrectionLevel: 'M' } as const;

async function drawCode(link: string): Promise<string> {
  const { toString } = await import('qrcode');
  return `data:image/svg+xml,${encodeURIComponent(await toString(link, QR_OPTIONS))}`;
}

/** The link of a share pack, as a code to hold up, and to send. */
export function PackLink({ link, title }: { link: string; title: string }) {
  const code = useQuery({ queryKey: ['qr', link], queryFn: () => drawCode(link) });
  return (
    <div className="flex flex-col gap-3">
      <div className="aspect-square w-full max-w-64 self-center overflow-hidden rounded-card bg-sheet p-1">
        {code.data ? <img src={code.data} alt={`QR code for ${title}`} className="size-full" /> : null}
      </div>
      <p className="text-center text-muted">Have the site office scan this, or send them the link.</p>
      <LinkToHandOn label="Link" link={link} title={title} />
    </div>
  );
}
