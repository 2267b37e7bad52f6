/** In milliseconds; see docs/screens.md, Constants. */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

let closedAt = -Infinity;

/** From one tooltip to the next there is no second wait. */
export function tooltipClosed(): void {
  closedAt = Date.now();
}

/** How long a mouse rests on a button before its tooltip shows, in milliseconds. */
export function tooltipDelay(): number {
  return Date.now() - closedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS;
}
