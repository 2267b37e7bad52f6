import type { FormFault } from '@groundsheet/form-rules';
import { useMemo, useState } from 'react';

import { onceLoaded } from '../../components/once-loaded.js';
import { dismissToasts } from '../../components/toast-store.js';
import { fieldFaults } from '../../lib/api-error.js';
import { useBack } from '../../lib/back.js';
import { useLoadedSoon } from '../../lib/use-loaded-soon.js';
import { atStep, type Draft } from '../drafts/draft.js';
import { fetchWhichVersion } from '../drafts/which-version.js';
import type { OpenDraft } from '../drafts/use-draft.js';
import { useSaves } from '../drafts/use-saves.js';
import { useSender } from '../sending/sender.js';
import { useSend } from '../sending/use-send.js';
import type { FormDefinition } from './form-definition.js';
import { topDown } from './top-down.js';
import { useFormSaves } from './use-form-saves.js';
import { useAsked } from './use-step.js';

export interface WizardEnds {
  onDone: () => void;
  /** Opens a sent form, by the key of a sender without an account. */
  onOpenSent: (id: string, key?: string) => void;
}

/** What the server has refused, of the form as it was then. */
interface Refused {
  revision: number;
  faults: readonly FormFault[];
}

const NONE: readonly FormFault[] = [];

/** Their names are those of the body that was sent, in which the form is a part. */
function refusedFields(error: unknown): FormFault[] {
  return Object.entries(fieldFaults(error)).map(([path, message]) => ({
    path: path.replace(/^\w+Data\./, ''),
    code: 'form.refused',
    message,
  }));
}

/** What the driver can do on a form: go from step to step, save it, send it. */
export function useWizard<Made extends Draft>(
  form: FormDefinition<Made>,
  open: OpenDraft<Made> & WizardEnds,
) {
  const { draft, current, change } = open;
  const { steps, fetchSteps } = form;
  const sender = useSender();
  const faults = form.faults(draft, sender);
  const [refused, setRefused] = useState<Refused>({ revision: -1, faults: [] });
  // What has been changed since is for the server to judge anew.
  const stillRefused = refused.revision === draft.revision ? refused.faults : NONE;
  const { errors, ask, demand } = useAsked([...faults, ...stillRefused], form.toasts.fault);
  const saves = useSaves(form.calls, { current, change }, sender);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useLoadedSoon(useMemo(() => [fetchSteps, fetchWhichVersion], [fetchSteps]));
  const goTo = (step: number) =>
    change((now) => {
      const opened = atStep(now, step);
      return steps[step - 1]?.open?.(opened) ?? opened;
    });
  const { noticeSent, ...sends } = useSend({
    ...open,
    form,
    sender,
    saves,
    faults: () => topDown(steps, faults),
    onFaults: (missing) => {
      demand(missing);
      if (missing[0]) goTo(missing[0].step);
    },
    onRefused: (error) => {
      const found = topDown(steps, refusedFields(error));
      if (!found[0]) return;
      setRefused({ revision: current().revision, faults: found });
      ask(found);
      goTo(found[0].step);
    },
  });
  const isOnForm = sends.sending.state === 'idle' || sends.sending.state === 'failed';
  // The phone's own Back is Previous; from the first step it leaves.
  useBack(isOnForm && draft.step > 1 ? () => goTo(draft.step - 1) : null);
  const { saveOnNext, saveDraft } = useFormSaves({
    saving: form.saving,
    saves,
    current,
    noticeSent,
    isOpen: isOnForm,
  });
  const whenLoaded = (act: () => void) => {
    setIsWaiting(true);
    void onceLoaded('Next Step', fetchSteps, () => {
      act();
      // In one picture with the step; below where it did not come.
      setIsWaiting(false);
    }).then(() => setIsWaiting(false));
  };
  const next = () => {
    const step = steps[draft.step - 1];
    const missing = faults.find(({ path }) => step?.needs?.includes(path));
    demand(missing ? [missing] : []);
    if (missing) return;
    if (step?.ask?.isDue(draft)) whenLoaded(() => setIsAsking(true));
    else goOn();
  };
  const goOn = () => {
    setIsAsking(false);
    dismissToasts();
    form.rememberEntries(current());
    whenLoaded(() => {
      goTo(Math.min(steps.length, current().step + 1));
      saveOnNext();
    });
  };
  const previous = () => {
    ask([]);
    goTo(Math.max(1, draft.step - 1));
  };
  const leadToMissing = () => {
    const [first] = topDown(steps, faults);
    if (!first) return;
    goTo(first.step);
    ask([first]);
  };
  const asking = isAsking ? { onAnswered: goOn, onClose: () => setIsAsking(false) } : null;
  return {
    ...sends,
    sender,
    faults,
    errors,
    saves,
    saveDraft,
    isWaiting,
    asking,
    next,
    previous,
    leadToMissing,
  };
}
