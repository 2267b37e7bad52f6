/** A code that was looked up is not asked for again while it stays in the picture; a slow phone finds it seconds apart. */
export const GONE_AFTER_MS = 6000;

/**
 * Lets each code through once: again only after another one, or when it was out of sight for a while.
 * @returns whether the code seen now is news; `now` in milliseconds of any steady clock
 */
export function createRepeatGuard(): (code: string, now: number) => boolean {
  let last = '';
  let seenAt = -Infinity;
  return (code, now) => {
    const isNews = code !== last || now - seenAt > GONE_AFTER_MS;
    last = code;
    seenAt = now;
    return isNews;
  };
}
