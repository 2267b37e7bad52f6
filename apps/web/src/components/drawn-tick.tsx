/** Done: the ring first, then the tick in it. */
export function DrawnTick() {
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden
      className="drawn-tick size-16 fill-none stroke-current stroke-4 text-good"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="28" cy="28" r="25" pathLength={1} />
      <path d="m17 29 8 8 15-17" pathLength={1} className="[animation-delay:40ms]" />
    </svg>
  );
}
