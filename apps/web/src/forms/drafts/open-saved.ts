import { queryOptions } from '@tanstack/react-query';

import { ApiError } from '../../lib/api-error.js';
import { isSaved, isUntouched, noteSaved, type Draft } from './draft.js';
import type { DraftCalls } from './draft-saver.js';
import { loadDraft, saveDraft } from './draft-store.js';

/** What opening a draft of the server comes to on a device that may have a copy of it. */
export type Opening<Made extends Draft> =
  | { state: 'open'; draft: Made }
  /** Both were changed since they were the same. */
  | { state: 'moved'; mine: Made; other: Made }
  | { state: 'sent' };

/** Which of the two to carry on with: the one on this device where it is newer. */
export function whichDraft<Made extends Draft>(kept: Made | undefined, draft: Made): Opening<Made> {
  if (draft.form.status === 'submitted') return { state: 'sent' };
  if (!kept || isUntouched(kept)) return { state: 'open', draft };
  const version = draft.saved?.version;
  if (kept.saved && kept.saved.version === version) return { state: 'open', draft: kept };
  if (isSaved(kept)) return { state: 'open', draft };
  // The first version was saved from here, though the response was lost.
  if (!kept.saved && version === 1) return { state: 'open', draft: asNewer(kept, draft) };
  return { state: 'moved', mine: kept, other: draft };
}

/** A draft of this device that is to replace what the server has now. */
export function asNewer<Made extends Draft>(mine: Made, other: Made): Made {
  const version = other.saved?.version;
  return version ? noteSaved(mine, { version, revision: -1 }) : mine;
}

/** Looks up a saved draft on the server and on this device; without a signal what is here will do. */
export const savedDraftQuery = <Made extends Draft>(name: string, id: string, calls: DraftCalls<Made>) =>
  queryOptions({
    queryKey: ['saved-draft', name, id],
    queryFn: async (): Promise<Opening<Made>> => {
      const kept = await loadDraft<Made>(name);
      const opening = await calls.load(id).then(
        (draft) => whichDraft(kept, draft),
        (error: unknown) => {
          if (error instanceof ApiError || !kept) throw error;
          return { state: 'open' as const, draft: kept };
        },
      );
      if (opening.state === 'open') await saveDraft(name, opening.draft);
      return opening;
    },
    gcTime: 0,
  });
