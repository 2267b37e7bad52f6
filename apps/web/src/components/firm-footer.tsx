import { buttonVariants } from './button.js';
import { cn } from '../lib/cn.js';
import { useFirm } from '../lib/firm.js';

const link = () => cn(buttonVariants({ variant: 'quiet' }), 'px-0');

/** Under a page that strangers see: who runs this, how to reach them, and what happens to what is entered. */
export function FirmFooter() {
  const { name, addressLines, telephone, logoUrl } = useFirm();
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-edge py-3 text-sm">
        {logoUrl ? <img src={logoUrl} alt="" className="h-10 max-w-40 object-contain" /> : null}
        <p className="min-w-0 wrap-anywhere text-muted">
          {name ? (
            <>
              Run by <strong className="text-text">{name}</strong>
              {addressLines.length > 0 ? `, ${addressLines.join(', ')}` : null}
            </>
          ) : (
            'Groundsheet, paperwork for plant hire'
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 tablet:ms-auto">
          {telephone ? (
            <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`} className={link()}>
              Ring {telephone}
            </a>
          ) : null}
          <a href="/privacy-policy" target="_blank" rel="noreferrer" className={link()}>
            Privacy policy<span className="sr-only"> (opens a new tab)</span>
          </a>
        </div>
      </div>
    </footer>
  );
}
