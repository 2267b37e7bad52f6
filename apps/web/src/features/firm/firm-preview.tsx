import { isAccent, OWN_ACCENT } from '@groundsheet/form-rules';
import { useEffect, useRef } from 'react';

import { FirmLogo } from '../../components/firm-logo.js';
import type { TypedFirm } from './api.js';

interface FirmPreviewProps {
  typed: Omit<TypedFirm, 'logo'>;
  /** Where it can be seen. */
  logo: string | null;
}

/** What everybody sees of the firm: the bar above each page, and the head of its paper and mails. */
export function FirmPreview({ typed, logo }: FirmPreviewProps) {
  const { name, telephone } = typed;
  const accent = isAccent(typed.accent.trim()) ? typed.accent.trim() : OWN_ACCENT;
  const frame = useRef<HTMLDivElement>(null);
  // Our policy forbids styles in the page itself.
  useEffect(() => frame.current?.style.setProperty('--accent', accent), [accent]);
  const shown = name.trim() || 'Groundsheet';
  return (
    <section aria-labelledby="firm-preview" className="flex flex-col gap-2">
      <h2 id="firm-preview" className="text-lg">
        How it looks
      </h2>
      <div ref={frame} className="overflow-hidden rounded-card border border-line bg-surface">
        <div className="flex min-h-16 items-center gap-2.5 border-b-4 border-accent bg-bar px-3 text-on-bar">
          {logo ? <FirmLogo src={logo} /> : null}
          <p className="min-w-0 font-heading font-bold wrap-anywhere">{shown}</p>
        </div>
        <div className="flex flex-col gap-3 p-4">
          <p className="text-sm text-muted">A form that you send ends with</p>
          <p className="text-sm wrap-anywhere">
            <strong>{shown}</strong>
            <span className="block whitespace-pre-line">{typed.address.trim()}</span>
            {telephone}
          </p>
          <p className="rounded-control bg-accent px-4 py-3 text-center font-semibold text-on-accent">
            Open the completed form
          </p>
        </div>
      </div>
    </section>
  );
}
