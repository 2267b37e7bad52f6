import type { MailTransportKind } from '../config/config.js';

/** A finished mail to one recipient. */
export interface OutgoingMail {
  /** With angle brackets. Retries keep it, so that receivers can drop doubles. */
  messageId: string;
  from: MailSender;
  /** One address, never a list. */
  to: string;
  subject: string;
  /** Where replies go, if not to the sender. One address. */
  replyTo?: string | undefined;
  text: string;
  html: string;
  attachments: MailAttachment[];
  /** Further headers; their values are on one line. */
  headers?: Record<string, string>;
}

export interface MailSender {
  /** As mail programs show it, whatever is in it; empty for the address alone. */
  name: string;
  address: string;
}

export interface MailAttachment {
  fileName: string;
  contentType: string;
  content: Buffer;
  /** A picture that the HTML part shows as `cid:<this>`, and that no mail program lists; a file of its own without. */
  cid?: string;
}

/**
 * Hands mail over. A deployment chooses one transport (`MAIL_TRANSPORT`); tests use their own.
 *
 * `send` resolves once the mail is safe: written to disk, or accepted by the server. It rejects with `MailRefused` if
 * trying again cannot help, and with any other error if it may.
 */
export abstract class MailTransport {
  abstract readonly name: MailTransportKind;

  /** @throws {MailRefused} if this mail will never be accepted; any other error, including a wrong password, means "try again" */
  abstract send(message: OutgoingMail): Promise<void>;
}

/** The receiving side will not accept this mail, now or later. */
export class MailRefused extends Error {
  /** @param message the reply of the receiving side, for the office. It may name the recipient, so it must not be logged. */
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRefused';
  }
}
