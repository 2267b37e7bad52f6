import type { Page } from '@playwright/test';

/** How much effort a form is for its driver. */
export interface Effort {
  /** Taps, and two for each choice from the phone's own list; what is typed is not counted. */
  taps: number;
  /** Milliseconds of each timer that the app has set, apart from those under 100. */
  timers: number[];
}

/** Counts from now until the page is reloaded. */
export async function watchEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(() => {
    const effort = { taps: 0, timers: [] as number[] };
    Object.assign(window, { effort });
    addEventListener('pointerdown', () => (effort.taps += 1), true);
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) effort.taps += 2;
      },
      true,
    );
    const begin = window.setTimeout;
    window.setTimeout = ((then: TimerHandler, ms = 0, ...rest: unknown[]) => {
      if (ms >= 100) effort.timers.push(ms);
      return begin(then, ms, ...rest);
    }) as typeof setTimeout;
  });
  return () => page.evaluate(() => (window as unknown as { effort: Effort }).effort);
}
