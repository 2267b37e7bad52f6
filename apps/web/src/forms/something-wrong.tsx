import type { ReactNode } from 'react';

import { useFirm } from '../lib/firm.js';

/** For readers of a form or set by the link in its mail. */
export function SomethingWrong() {
  return (
    <p className="wrap-anywhere">
      <strong>Something wrong?</strong> Reply to the mail
      <RingFirm before=" or ring " />.
    </p>
  );
}

interface RingFirmProps {
  before: ReactNode;
  after?: ReactNode;
}

/** The firm's telephone; nothing where it has not entered one. */
export function RingFirm({ before, after }: RingFirmProps) {
  const { name, telephone } = useFirm();
  if (!telephone) return null;
  return (
    <>
      {before}
      {name ? `${name} on ` : null}
      <a
        href={`tel:${telephone.replace(/[^+\d]/g, '')}`}
        className="rounded-control py-2 font-semibold whitespace-nowrap underline underline-offset-4"
      >
        {telephone}
      </a>
      {after}
    </>
  );
}
