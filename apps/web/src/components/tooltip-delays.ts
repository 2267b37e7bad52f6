/** In milliseconds; see docs/product.md, "Constants". */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
