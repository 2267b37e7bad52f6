import type { Draft } from './draft.js';
import { removeDraft, saveDraft } from './draft-store.js';

export type DraftWriter = ReturnType<typeof createWriter>;

/**
 * Writes each change at once; what changes while a write is under way follows it, only the latest of it. So
 * nothing waits longer than one write, even when the page is left right after the last letter.
 */
export function createWriter(name: string) {
  let waiting: Draft | null = null;
  let busy: Promise<void> | null = null;

  const work = async () => {
    while (waiting) {
      const draft = waiting;
      waiting = null;
      await saveDraft(name, draft).catch(() => undefined);
    }
    busy = null;
  };
  return {
    write(draft: Draft) {
      waiting = draft;
      busy ??= work();
    },
    async remove() {
      waiting = null;
      await busy;
      await removeDraft(name);
    },
  };
}
