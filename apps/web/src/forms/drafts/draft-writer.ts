import type { Draft } from './draft.js';
import { removeDraft, saveDraft } from './draft-store.js';

export type DraftWriter = ReturnType<typeof createWriter>;

/** A write that has failed is tried again after this, in milliseconds, as long as nothing newer is there to write. */
const AGAIN_AFTER_MS = 2000;

/**
 * Writes each change at once; what changes while a write is under way follows it, only the latest of it. So
 * nothing waits longer than one write, even when the page is left right after the last letter.
 */
export function createWriter(name: string) {
  let waiting: Draft | null = null;
  let busy: Promise<void> | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  const tryAgain = (draft: Draft) => {
    clearTimeout(again);
    again = setTimeout(() => write(waiting ?? draft), AGAIN_AFTER_MS);
  };
  const work = async () => {
    while (waiting) {
      const draft = waiting;
      waiting = null;
      // That it failed is on the screen already: see lib/kept/keeping.ts.
      await saveDraft(name, draft).catch(() => tryAgain(draft));
    }
    busy = null;
  };
  const write = (draft: Draft) => {
    clearTimeout(again);
    waiting = draft;
    busy ??= work();
  };
  return {
    write,
    async remove() {
      clearTimeout(again);
      waiting = null;
      await busy;
      clearTimeout(again);
      await removeDraft(name);
    },
  };
}
