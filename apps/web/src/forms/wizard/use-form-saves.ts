import { toast } from '../../components/toast-store.js';
import { ApiError } from '../../lib/api-error.js';
import type { Draft } from '../drafts/draft.js';
import { useAutosave, type Saves } from '../drafts/use-saves.js';
import type { FormDefinition } from './form-definition.js';

interface FormSavesOptions<Made extends Draft> {
  saving: FormDefinition<Made>['saving'];
  saves: Saves<Made>;
  current: () => Made;
  /** True where a refusal means that the form had been sent before; then that is said instead. */
  noticeSent: (error: unknown) => Promise<boolean>;
  /** Whether the form is still being filled in. */
  isOpen: boolean;
}

/** Saves a form on Next, now and then and when asked. A save that fails loses nothing: the draft is on this device too. */
export function useFormSaves<Made extends Draft>(options: FormSavesOptions<Made>) {
  const { saving, saves, current, noticeSent, isOpen } = options;

  const save = async (occasion: 'next' | 'autosave' | 'asked') => {
    const outcome = await saves.save();
    if (outcome?.state !== 'failed') return outcome?.state === 'saved';
    if (await noticeSent(outcome.error)) return false;
    // A Next that came too soon after others is made good by the next save.
    if (occasion === 'next' && isTooOften(outcome.error)) return false;
    const said = saving.failed(outcome.error, occasion === 'asked' ? 'by-driver' : 'by-wizard');
    if (said) toast(said);
    return false;
  };

  const autosave = () => {
    if (isOpen && !saves.other) void save('autosave');
  };
  useAutosave(current, autosave, saving.every);

  return {
    saveOnNext: () => void save('next'),
    saveDraft: () => save('asked'),
  };
}

const isTooOften = (error: unknown) => error instanceof ApiError && error.status === 429;
