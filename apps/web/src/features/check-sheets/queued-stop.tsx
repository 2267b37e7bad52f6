import { StopNotice } from '../../forms/machine/stopped-here.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';
import { stopOf } from './stop-of.js';

/** What its driver has to know at once of a check that waits. */
export function QueuedStop({ draft }: { draft: CheckSheetDraft }) {
  const stop = stopOf(draft);
  return stop ? <StopNotice stop={stop} /> : null;
}
