import type { SignedWay } from './signed-ways.js';

/** How a person is asked to sign: by a code on the screen, by a link that the asker passes on, or by a mail of ours. */
export const SIGN_CHANNELS = ['code', 'share', 'mail'] as const;
export type SignChannel = (typeof SIGN_CHANNELS)[number];

/** In minutes. A code lives on as long as it is shown. */
export const SIGN_CHANNEL_MINUTES: Record<SignChannel, number> = {
  code: 30,
  share: 7 * 24 * 60,
  mail: 7 * 24 * 60,
};

export const WAY_OF_CHANNEL: Record<SignChannel, SignedWay> = {
  code: 'own-phone-code',
  share: 'own-phone-link',
  mail: 'own-phone-link',
};

/** Who may be asked: a person for the client, and for a form set their foreman as well. */
export const ASKED_SIGNATORIES = ['client', 'foreman'] as const;
export type AskedSignatory = (typeof ASKED_SIGNATORIES)[number];

/** `void`: what was shown has changed since. */
export const SIGN_REQUEST_STATES = [
  'open',
  'seen',
  'disagreed',
  'signed',
  'expired',
  'withdrawn',
  'void',
] as const;
export type SignRequestState = (typeof SIGN_REQUEST_STATES)[number];

export const WAITING_STATES = ['open', 'seen', 'disagreed'] as const satisfies readonly SignRequestState[];

export const SIGN_REQUEST_WORDS: Record<SignRequestState, string> = {
  open: 'Not opened yet',
  seen: 'Opened',
  disagreed: 'Something is wrong',
  signed: 'Signed',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  void: 'Out of date',
};

/** How something that a client says is wrong was settled: by a correction, an answer in words, or not yet. */
export const QUERY_STATE_WORDS = { open: 'Open', accepted: 'Accepted', answered: 'Answered' } as const;
export type QueryState = keyof typeof QUERY_STATE_WORDS;

/** How long ago a signature was asked for at least, in days. */
export const ASKED_AGES = { day: 1, 'three-days': 3, week: 7 } as const;
export type AskedAge = keyof typeof ASKED_AGES;
export const ASKED_AGE_NAMES = Object.keys(ASKED_AGES) as AskedAge[];

/** Hours in tenths, hours in halves, minutes, or words. */
export type Proposal = 'hours' | 'half-hours' | 'minutes' | 'text';

/** What may be wrong with one line, and what a proposal for it is. */
export const QUERY_REASONS = {
  hours: { label: 'Hours', proposes: 'hours' },
  break: { label: 'Break', proposes: 'minutes' },
  standing: { label: 'Standing time', proposes: 'half-hours' },
  breakdown: { label: 'Breakdown time', proposes: 'half-hours' },
  machine: { label: 'Machine or plant number', proposes: 'text' },
  order: { label: 'Order number', proposes: 'text' },
  'not-our-site': { label: 'Not on our site', proposes: null },
  else: { label: 'Something else', proposes: null },
} as const satisfies Record<string, { label: string; proposes: Proposal | null }>;

export type QueryReason = keyof typeof QUERY_REASONS;
export const QUERY_REASON_NAMES = Object.keys(QUERY_REASONS) as QueryReason[];

export const QUERY_NOTE_LENGTH = 500;
export const PROPOSAL_LENGTH = 40;
/** A week's days and what else is on the page. */
export const MOST_QUERIED_LINES = 20;

/** One line that the client does not agree to. */
export interface QueriedLine {
  /** Of the line that was shown: `tuesday`. */
  readonly key: string;
  readonly reason: QueryReason;
  /** What it should be, where they have said so. */
  readonly proposed?: string | null | undefined;
}

/** Why a proposal cannot be taken; null where it can. */
export function proposalFault(reason: QueryReason, proposed: string | null | undefined): string | null {
  if (!proposed?.trim()) return null;
  const { proposes } = QUERY_REASONS[reason];
  if (proposes === null) return 'Please leave this empty.';
  if (proposes === 'text') return null;
  const figure = Number(proposed.replace(',', '.'));
  if (proposes === 'minutes') {
    return Number.isInteger(figure) && figure >= 0 && figure <= 480
      ? null
      : 'Please enter the break in minutes, 0 to 480.';
  }
  const step = proposes === 'hours' ? 10 : 2;
  const steps = figure * step;
  return figure >= 0 && figure <= 24 && Math.abs(steps - Math.round(steps)) < 1e-6
    ? null
    : 'Please enter hours, 0 to 24, such as 7.5.';
}

/** A figure as it was typed. */
export function figureIn(proposed: string): number {
  return Number(proposed.replace(',', '.'));
}

/** 'hours, should be 7.5' */
export function queriedWords({ reason, proposed }: Omit<QueriedLine, 'key'>): string {
  const should = proposed?.trim() ? `, should be ${proposed.trim()}` : '';
  return `${QUERY_REASONS[reason].label.toLowerCase()}${should}`;
}

/** 'Tue 17 Nov: hours, should be 7.5' */
export function queriedLine(line: QueriedLine, label: string): string {
  return `${label}: ${queriedWords(line)}`;
}
