import type { MailTransportKind } from '../config/config.js';

/** One finished mail to one person, as every transport takes it. */
export interface OutgoingMail {
  /** With its angle brackets. A mail that is tried again keeps it, so that a receiver can drop a double. */
  messageId: string;
  /** `Groundsheet <forms@example.org>` or the bare address. */
  from: string;
  /** One bare address, never a list. */
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  /** Further headers; values on one line. */
  headers?: Record<string, string>;
}

export interface MailAttachment {
  fileName: string;
  contentType: string;
  content: Buffer;
}

/**
 * The way out for mail. A deployment chooses one (`MAIL_TRANSPORT`), a test brings its own.
 *
 * `send` resolves once the mail is safely in other hands: written to disk, or accepted by the server. It
 * rejects with `MailRefused` when trying again cannot help, with anything else when it may.
 */
export abstract class MailTransport {
  abstract readonly name: MailTransportKind;

  /** @throws {MailRefused} when this mail will never be taken; any other error, a wrong password too, means "try again" */
  abstract send(message: OutgoingMail): Promise<void>;
}

/** The receiving side has looked at this mail and will not take it, now or later. */
export class MailRefused extends Error {
  /** @param message what the receiving side said, for the office; it may name the recipient, so it stays out of logs */
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRefused';
  }
}
