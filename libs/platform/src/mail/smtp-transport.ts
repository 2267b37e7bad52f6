import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type NodemailerError } from 'nodemailer';
import { toNodemailer } from './compose.js';
import { MailRefused, MailTransport, type OutgoingMail } from './mail-transport.js';

const SECOND = 1000;
/** Longest a whole hand-over may take, whatever the server does in between. */
const HAND_OVER = 60 * SECOND;

/** Hands mail to an SMTP server over a few kept connections. */
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

/** RFC 4954: the server wants a login, or another one. */
const ABOUT_THE_LOGIN = new Set([530, 534, 535, 538]);
/** "Exceeded storage allocation": with RFC 1870 said to MAIL FROM, before the mail is sent. */
const TOO_LARGE = 552;

/**
 * RFC 5321, 4.2.1: a 5yz reply means "do not send this again". nodemailer marks those, less 503, which speaks
 * of the session and not of the mail. A login or a sender that is refused is a fault of our settings, not of the mail:
 * somebody mends it and the mail goes.
 */
function isRefusal(error: unknown): boolean {
  const { permanent, responseCode, command } = error as NodemailerError;
  if (permanent !== true || responseCode === undefined || ABOUT_THE_LOGIN.has(responseCode)) return false;
  return command === 'RCPT TO' || command === 'DATA' || responseCode === TOO_LARGE;
}
