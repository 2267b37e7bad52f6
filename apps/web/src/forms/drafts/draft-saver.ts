import { ApiError } from '../../lib/api-error.js';
import { isSaved, noteSaved, type Draft } from './draft.js';
import type { OpenDraft } from './use-draft.js';

/** `warning`: a sentence of the server's, where the draft could not be sent as it is. */
export interface SavedForm {
  version: number;
  warning?: string;
}

/** The calls that keep one kind of form on the server. */
export interface DraftCalls<Made extends Draft> {
  /** The body of a save: two drafts with the same one say the same. */
  bodyOf: (draft: Made) => object;
  begin: (draft: Made) => Promise<SavedForm>;
  /** Replaces what the server has, if that still is `version`. */
  replace: (draft: Made, version: number) => Promise<SavedForm>;
  /** With what the server has as its `saved`, at the step at which the driver carries on. */
  load: (id: string) => Promise<Made>;
}

/** How a save went. `moved`: another device has saved something else meanwhile, so which one is kept? */
export type SaveOutcome<Made extends Draft> =
  | { state: 'saved'; warning: string | undefined }
  | { state: 'moved'; other: Made }
  | { state: 'failed'; error: unknown };

/** Saves a draft on the server, one save after the other; only what has changed since the last one. */
export interface DraftSaver<Made extends Draft> {
  save: () => Promise<SaveOutcome<Made>>;
  /** After the server has said that its version is another: either it says the same after all, or it has moved. */
  compare: () => Promise<SaveOutcome<Made>>;
}

export function createSaver<Made extends Draft>(
  calls: DraftCalls<Made>,
  { current, change }: Pick<OpenDraft<Made>, 'current' | 'change'>,
): DraftSaver<Made> {
  /** The last one whose response did not arrive: the server may have it. */
  let unanswered: Made | null = null;
  let last: Promise<unknown> = Promise.resolve();
  /** About what the server has. */
  let warning: string | undefined;

  const note = (version: number, revision: number) =>
    change((draft) => noteSaved(draft, { version, revision }));

  const inTurn = (work: () => Promise<SaveOutcome<Made>>) => {
    const outcome = last.then(work).catch((error: unknown) => ({ state: 'failed', error }) as const);
    last = outcome;
    return outcome;
  };

  /** What was thrown away on another device is begun again by the one still working on it: nothing typed is lost. */
  const put = async (draft: Made) => {
    if (!draft.saved) return calls.begin(draft);
    try {
      return await calls.replace(draft, draft.saved.version);
    } catch (error) {
      if (!isGone(error)) throw error;
      return calls.begin(draft);
    }
  };

  const save = async (): Promise<SaveOutcome<Made>> => {
    const draft = current();
    if (isSaved(draft)) return { state: 'saved', warning };
    try {
      const saved = await put(draft);
      ({ warning } = saved);
      note(saved.version, draft.revision);
      unanswered = null;
      return { state: 'saved', warning };
    } catch (error) {
      if (hasMoved(error)) return compare();
      if (!(error instanceof ApiError)) unanswered = draft;
      throw error;
    }
  };

  const compare = async (): Promise<SaveOutcome<Made>> => {
    const draft = current();
    const other = await calls.load(draft.form.id);
    if (other.form.status === 'submitted' || !other.saved) return { state: 'moved', other };
    const { version } = other.saved;
    const same = (mine: Made) => isSame(calls.bodyOf(mine), calls.bodyOf(other));
    if (same(draft)) {
      note(version, draft.revision);
      return { state: 'saved', warning };
    }
    // Its first version can only be of the device that has made its id: this one, whose response was lost.
    const isOurs = (unanswered && same(unanswered)) || (!draft.saved && version === 1);
    if (!isOurs) return { state: 'moved', other };
    unanswered = null;
    note(version, -1);
    return save();
  };

  return { save: () => inTurn(save), compare: () => inTurn(compare) };
}

const MOVED = ['form.changed-meanwhile', 'form.already-begun'];

/** Whether the server has refused because it has another version than this screen. */
export function hasMoved(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && MOVED.includes(error.problem?.code ?? '');
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

function isSame(one: object, other: object): boolean {
  return inOrder(one) === inOrder(other);
}

/** As text with the fields in order: answers come in the order in which they were given. */
function inOrder(body: object): string {
  return JSON.stringify(Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
