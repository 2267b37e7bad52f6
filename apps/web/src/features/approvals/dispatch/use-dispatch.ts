import { useQueryClient } from '@tanstack/react-query';
import { v4 as uuidv4 } from 'uuid';

import { HISTORY_KEY } from '../../../forms/history-key.js';
import { rememberEmails } from '../../../forms/memory/saved-emails.js';
import { ApiError } from '../../../lib/api-error.js';
import { useSending } from '../../../lib/use-sending.js';
import { COLLATIONS_KEY } from '../api.js';
import { confirmCompleted, dispatchSet, formSetQuery } from '../approval-api.js';
import { dispatchBody } from '../review/approval-record.js';
import type { OpenApproval } from '../use-approval.js';

interface DispatchOptions extends Pick<OpenApproval, 'record' | 'change' | 'discard'> {
  onSent: (message: string) => void;
  /** A form has changed since: nothing was sent, and the set is shown anew. */
  onMoved: (message: string) => void;
}

/** Sends the set and completes it. Pressed twice, or again after a lost connection, it is one request. */
export function useDispatch({ record, change, discard, onSent, onMoved }: DispatchOptions) {
  const queryClient = useQueryClient();
  const { id } = record.seen;
  const dispatch = useSending({
    mutationFn: async (withoutOther: boolean) => {
      const attempt = record.attempt ?? { key: uuidv4(), at: new Date().toISOString() };
      change((current) => ({ ...current, attempt }));
      const body = dispatchBody(record, attempt.at, withoutOther);
      const sent = await dispatchSet(attempt.key, body);
      rememberEmails(body.emailAddresses ?? []);
      // Only confirms, and may hang where the signal has gone again: the dispatch has completed the set already.
      void confirmCompleted(id).catch(() => undefined);
      return sent;
    },
    onSuccess: async ({ message }) => {
      discard();
      onSent(message);
      await Promise.all(
        [COLLATIONS_KEY, HISTORY_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
    onError: async (error) => {
      if (!isMoved(error)) return;
      onMoved(whyNotSent(error));
      await queryClient.invalidateQueries(formSetQuery(id));
    },
  });
  const { mutate, isPending, error } = dispatch;
  return {
    /** `withoutOther`: though the timesheet, or the check sheets, are not there. */
    send: (withoutOther: boolean) => mutate(withoutOther),
    isSending: isPending,
    failure: error && !isMoved(error) ? whyNotSent(error) : null,
  };
}

/** The screen asks about this by itself. */
const HALF_MISSING = 'form-set.half-missing';

/** Another version than the screen showed, or completed by a colleague. */
function isMoved(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.problem?.code !== HALF_MISSING;
}

export function whyNotSent(error: unknown): string {
  const reason = error instanceof ApiError ? (error.problem?.message ?? error.message) : NO_CONNECTION;
  return `Email dispatch failed: ${reason}`;
}

const NO_CONNECTION = 'Please check connection and try again.';
