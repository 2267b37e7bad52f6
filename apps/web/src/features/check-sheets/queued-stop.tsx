import { StoppedHere } from '../../forms/machine/stopped-here.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';

/** What its driver has to know at once of a check that waits. */
export function QueuedStop({ draft }: { draft: CheckSheetDraft }) {
  return <StoppedHere plantNumber={draft.form.plantNumber ?? ''} />;
}
