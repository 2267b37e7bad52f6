import type { Wire } from '@groundsheet/api-client';
import { v4 as uuidv4 } from 'uuid';

import { ApiError } from '../../lib/api-error.js';
import type { ChangeDraft, Draft } from '../drafts/draft.js';
import { hasMoved } from '../drafts/draft-saver.js';
import type { DriverKind } from '@groundsheet/form-rules';
import { rememberRecipients } from '../memory/remembered.js';
import { keepSentHere } from '../sent-here/sent-here.js';
import type { Sender } from './sender.js';

/** A form to be sent, as plain data: it can be kept, and sent without the screen that it comes from. */
export interface OutboxRecord<Made extends Draft = Draft> {
  kind: DriverKind;
  /** The server accepts a form once under a key, however often it is sent. */
  key: string;
  draft: Made;
}

/** What sending needs to know of a kind of form. */
export interface Sendable<Made extends Draft> {
  kind: DriverKind;
  send: (
    record: OutboxRecord<Made>,
    by: SentBy<Made>,
  ) => Promise<
    Pick<Wire['FormAcceptedResponse'], 'id' | 'reference' | 'message' | 'claimToken' | 'unmailed'>
  >;
  /** Keeps what was entered, to offer it on the next form. */
  rememberEntries: (draft: Made) => void;
}

/** What sending needs besides the record. */
export interface SentBy<Made extends Draft> {
  sender: Sender;
  /** Changes the copy on this device, where something on the form had to be put right before it could go. */
  change: ChangeDraft<Made>;
}

export type SendOutcome =
  /** `unmailed` is what the server says where nobody is mailed at all. */
  | { state: 'sent'; unmailed: string | undefined }
  /** It had arrived before: when, in ISO, and for its sender the key that opens it. */
  | { state: 'already-sent'; sentAt: string | undefined; key: string | undefined; error: unknown }
  /** The server has another version of the draft than this device. */
  | { state: 'moved'; error: unknown }
  | { state: 'failed'; error: unknown };

/** A record of the form as it is now; the key stays the same as long as nothing changes. */
export function recordOf<Made extends Draft>(
  kind: DriverKind,
  draft: Made,
  newKey: () => string = uuidv4,
): OutboxRecord<Made> {
  const { attempt, revision } = draft;
  return { kind, key: attempt?.revision === revision ? attempt.key : newKey(), draft };
}

/** Notes on a draft that it was put into a record, so that the next one has the same key. */
export function noteAttempt<Made extends Draft>(draft: Made, { key, draft: sent }: OutboxRecord): Made {
  return { ...draft, attempt: { key, revision: sent.revision } };
}

/** Sends a record. A form that has gone leaves behind what the next one is offered, and a guest's what can be claimed. */
export async function sendRecord<Made extends Draft>(
  form: Sendable<Made>,
  record: OutboxRecord<Made>,
  by: SentBy<Made>,
): Promise<SendOutcome> {
  const { kind, draft } = record;
  let unmailed: string | undefined;
  try {
    const accepted = await form.send(record, by);
    keepSentHere(kind, draft.form, accepted);
    if (accepted.unmailed) unmailed = accepted.message;
  } catch (error) {
    return outcomeOf(error);
  }
  form.rememberEntries(draft);
  rememberRecipients(draft);
  return { state: 'sent', unmailed };
}

/** What a refusal or a lost connection means for the form. */
export function outcomeOf(error: unknown): Exclude<SendOutcome, { state: 'sent' }> {
  if (hasMoved(error)) return { state: 'moved', error };
  if (!(error instanceof ApiError) || error.problem?.code !== 'form.already-sent')
    return { state: 'failed', error };
  const { details } = error.problem;
  const { sentAt, key } = details && !Array.isArray(details) ? details : {};
  return { state: 'already-sent', sentAt: asText(sentAt), key: asText(key), error };
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
