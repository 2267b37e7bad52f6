/** For `navigate`: Back leads to the page before this one, not to how this one was, and the page does not jump. */
export const IN_PLACE = { replace: true, resetScroll: false } as const;
