import { inSet, KINDS_IN_SETS, type DriverKind } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';

import { toast } from '../../../components/toast-store.js';
import { FORM_SCREENS } from '../../../forms/form-kinds.js';
import { HISTORY_KEY } from '../../../forms/history-key.js';
import { serverMessage } from '../../../lib/api-error.js';
import { useSending } from '../../../lib/use-sending.js';
import { beginForm, COLLATIONS_KEY, type Collation } from '../api.js';
import { draftIn, isTimesheetSent } from './set-facts.js';

export interface Continuing {
  /** 'Continue Timesheet' */
  label: string;
  /** Why it cannot be done; null where it can. */
  shut: string | null;
  isPending: boolean;
  go: () => void;
}

/**
 * Of each kind: opens the draft of a set, or saves the form that the set lacks, with what the set knows already, and opens that.
 */
export function useContinue(set: Collation): (kind: DriverKind) => Continuing {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [begun] = useState(() => Object.fromEntries(KINDS_IN_SETS.map((kind) => [kind, uuidv7()])));
  const beginning = useSending({
    mutationFn: (kind: DriverKind) => beginForm(kind, set, begun[kind]!),
    onSuccess: (_, kind) =>
      navigate({ to: FORM_SCREENS[kind].wizard, search: { draft: begun[kind]!, step: 1 } }),
    onError: (error) =>
      toast({
        title: 'Not started',
        description: serverMessage(error) ?? 'It could not be started. Check the signal and try again.',
        tone: 'bad',
      }),
    onSettled: () =>
      Promise.all(
        [COLLATIONS_KEY, HISTORY_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  return (kind) => {
    const draft = draftIn(set, kind);
    const { wizard: to, goOn: label } = FORM_SCREENS[kind];
    return {
      label,
      shut: whyShut(set, kind),
      isPending: beginning.isPending && beginning.variables === kind,
      go: () => (draft ? void navigate({ to, search: { draft: draft.id } }) : beginning.mutate(kind)),
    };
  };
}

function whyShut(set: Collation, kind: DriverKind): string | null {
  if (!set.isOwn) return `Only ${set.driverSignedName || 'the driver'} can continue it.`;
  if (inSet(kind) === 'one' && !draftIn(set, kind) && isTimesheetSent(set))
    return 'The timesheet has been sent. You can correct it in View Forms.';
  return null;
}
