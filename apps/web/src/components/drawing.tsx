import type { ReactNode } from 'react';

/** What a place that is still empty will hold. */
export type Drawn = 'sheet' | 'machine' | 'card' | 'envelope';

/** In line and yellow, on a field of 96 by 96. */
const DRAWINGS: Record<Drawn, ReactNode> = {
  sheet: (
    <>
      <path className="fill-accent stroke-none" d="M56 12h1l21 21v1H56z" />
      <path d="M22 12h35l21 21v51H22zM57 12v21h21M32 46h32M32 58h32M32 70h14" />
      <path d="m54 71 5 5 10-11" />
    </>
  ),
  machine: (
    <>
      <path className="fill-accent stroke-none" d="M14 42h16V26h16l8 16v18H14z" />
      <path d="M14 42h16V26h16l8 16v18H14zM30 42h24M46 32 66 14l14 22" />
      <path d="M80 36c6 6 6 14-2 18-6-3-9-8-8-14zM18 66h36a8 8 0 0 1 0 16H18a8 8 0 0 1 0-16z" />
      <path d="M20 74h0M36 74h0M52 74h0" />
    </>
  ),
  card: (
    <>
      <path className="fill-accent stroke-none" d="M12 24h72v14H12z" />
      <path d="M12 24h72v50H12zM12 38h72M48 50h26M48 60h18" />
      <path d="M20 66c0-8 18-8 18 0M34 51a5 5 0 1 1-10 0 5 5 0 0 1 10 0z" />
    </>
  ),
  envelope: (
    <>
      <path className="fill-accent stroke-none" d="m12 26 36 28 36-28z" />
      <path d="M12 26h72v46H12zM12 26l36 28 36-28M12 72l26-26M84 72 58 46" />
    </>
  ),
};

export function Drawing({ of }: { of: Drawn }) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden
      className="size-24 fill-none stroke-current stroke-3 text-text"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {DRAWINGS[of]}
    </svg>
  );
}
