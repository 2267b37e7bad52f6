import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type NodemailerError } from 'nodemailer';
import { toNodemailer } from './compose.js';
import { MailRefused, MailTransport, type OutgoingMail } from './mail-transport.js';

const SECOND = 1000;
/** The longest that handing over one mail may take, whatever the server does. */
const HAND_OVER = 60 * SECOND;

/** Hands mail to an SMTP server over a few pooled connections. */
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  readonly name = 'smtp';
  private readonly pool;

  /** @param url `smtp://user:password@host:587` or `smtps://…` (`SMTP_URL`) */
  constructor(url: string) {
    super();
    this.pool = createTransport({
      url,
      pool: true,
      maxConnections: 5,
      dnsTimeout: 10 * SECOND,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 15 * SECOND,
      socketTimeout: 30 * SECOND,
      socketCloseTimeout: SECOND,
    });
  }

  async send(message: OutgoingMail): Promise<void> {
    try {
      await this.pool.sendMail({ ...toNodemailer(message), signal: AbortSignal.timeout(HAND_OVER) });
    } catch (error) {
      throw isRefusal(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
    }
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }
}

/** RFC 4954: the server wants a login, or a different one. */
const ABOUT_THE_LOGIN = new Set([530, 534, 535, 538]);
/** "Exceeded storage allocation": with RFC 1870 a reply to MAIL FROM, before the mail is sent. */
const TOO_LARGE = 552;

/**
 * RFC 5321, 4.2.1: a 5yz reply means "do not send this again". nodemailer marks those, except 503, which is about the
 * session. A refused login or sender is a fault in our settings, not in the mail: once it is corrected, the mail
 * goes (docs/decisions/0007).
 */
function isRefusal(error: unknown): boolean {
  const { permanent, responseCode, command } = error as NodemailerError;
  if (permanent !== true || responseCode === undefined || ABOUT_THE_LOGIN.has(responseCode)) return false;
  return command === 'RCPT TO' || command === 'DATA' || responseCode === TOO_LARGE;
}
