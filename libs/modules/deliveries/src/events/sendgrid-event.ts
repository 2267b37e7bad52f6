import { MESSAGE_ID_ARG } from '@groundsheet/platform';

/** Something that happened to one of our mails. */
export interface MailEvent {
  readonly messageId: string;
  readonly what: 'delivered' | 'bounced' | 'unwanted';
  readonly at: Date;
  /** What the other side said. */
  readonly reason: string | null;
}

/** Anything else, an opened mail or one that is put off, changes nothing here. */
const WHAT: Partial<Record<string, MailEvent['what']>> = {
  delivered: 'delivered',
  bounce: 'bounced',
  dropped: 'bounced',
  spamreport: 'unwanted',
  unsubscribe: 'unwanted',
};

/** What a message from SendGrid tells; entries that are none of ours or of no meaning are left out. */
export function sendGridEvents(message: unknown, now: Date): MailEvent[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((entry: unknown) => {
    const { event, timestamp, reason, ...rest } = Object(entry) as Record<string, unknown>;
    const what = typeof event === 'string' && Object.hasOwn(WHAT, event) ? WHAT[event] : undefined;
    const messageId = rest[MESSAGE_ID_ARG];
    if (!what || typeof messageId !== 'string') return [];
    return [{ messageId, what, at: momentOf(timestamp, now), reason: reasonOf(reason) }];
  });
}

/** In seconds since 1970. What is no moment of the past happened now. */
function momentOf(seconds: unknown, now: Date): Date {
  const at = Number(seconds) * 1000;
  return at > 0 && at < now.getTime() ? new Date(at) : now;
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function reasonOf(reason: unknown): string | null {
  return typeof reason === 'string' && reason ? reason.toWellFormed().replaceAll('\0', '') : null;
}
