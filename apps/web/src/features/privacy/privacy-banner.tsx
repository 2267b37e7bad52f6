import { ShieldCheck, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button, buttonVariants } from '../../components/button.js';
import { cn } from '../../lib/cn.js';
import { focusPage } from '../../lib/focus-page.js';
import { acceptPrivacy, DECLINED_ALERT, declinePrivacy, isPrivacyAccepted } from './privacy-consent.js';

const Alert = lazy(async () => ({ default: (await import('../../components/alert.js')).Alert }));

/**
 * On every screen until it is answered or closed: above it, where it covers nothing, or slim at the foot of the window for
 * readers who have come for one answer.
 */
export function PrivacyBanner({ slim = false }: { slim?: boolean }) {
  const [shown, setShown] = useState(() => !isPrivacyAccepted());
  const [declined, setDeclined] = useState(false);
  const close = () => {
    setShown(false);
    focusPage();
  };
  const choose = (keep: () => void) => {
    keep();
    close();
  };
  return (
    <>
      {shown ? (
        <Banner
          slim={slim}
          onAccept={() => choose(acceptPrivacy)}
          onDecline={() => {
            choose(declinePrivacy);
            setDeclined(true);
          }}
          onClose={close}
        />
      ) : null}
      {declined ? (
        <Suspense>
          <Alert title="Privacy" message={DECLINED_ALERT} onClose={() => setDeclined(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface BannerProps {
  slim?: boolean;
  onAccept: () => void;
  onDecline: () => void;
  onClose: () => void;
}

/** The notice itself, with three ways out of it. */
export function Banner({ slim = false, onAccept, onDecline, onClose }: BannerProps) {
  return (
    <section
      aria-label="Privacy"
      className={cn(
        'border-line bg-surface',
        slim
          ? 'sticky bottom-0 z-10 mt-auto border-t shadow-card'
          : 'border-b short:order-last short:border-t short:border-b-0',
      )}
    >
      <div
        className={cn(
          'relative mx-auto flex max-w-page flex-col px-edge office:flex-row office:items-center office:gap-6 office:pe-18',
          slim ? 'gap-1 py-1.5' : 'gap-2.5 py-3',
        )}
      >
        <div className="flex grow items-start gap-3 pe-11 office:pe-0">
          {slim ? null : <ShieldCheck aria-hidden className="mt-0.5 size-5.5 shrink-0" />}
          <p className={cn('grow text-sm', slim && 'leading-4.5')}>
            We collect your name, email, signatures and timesheet details for employment records, client
            billing and legal compliance, and share them only with authorised parties such as client companies
            for approval.
          </p>
          <Button
            variant="quiet"
            size="icon"
            className="absolute end-2 top-1.5"
            aria-label="Close privacy notice"
            onClick={onClose}
          >
            <X aria-hidden />
          </Button>
        </div>
        <div
          className={cn(
            'flex shrink-0 flex-wrap items-center gap-y-1',
            slim ? 'gap-x-1.5 text-sm' : 'gap-x-4',
          )}
        >
          <Button className={cn(slim ? 'px-2' : 'grow')} onClick={onAccept}>
            Accept
          </Button>
          <Button className={cn(slim ? 'px-2' : 'grow')} onClick={onDecline}>
            Decline
          </Button>
          <a
            href="/privacy-policy"
            target="_blank"
            rel="noreferrer"
            className={cn(buttonVariants({ variant: 'quiet' }), 'px-0')}
          >
            Full Privacy Policy<span className="sr-only"> (opens a new tab)</span>
          </a>
        </div>
      </div>
    </section>
  );
}
