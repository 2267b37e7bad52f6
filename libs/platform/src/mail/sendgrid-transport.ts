import sendgrid from '@sendgrid/mail';
import { MailRefused, MailTransport, type OutgoingMail } from './mail-transport.js';

const TIMEOUT = 30_000;

/** Under this name SendGrid's events carry the Message-ID of their mail. */
export const MESSAGE_ID_ARG = 'groundsheet_message_id';

/** The error of a failed call: `code` is a number if SendGrid responded, otherwise a word from axios. */
interface SendGridFault extends Error {
  code?: number | string;
  response?: { body?: { errors?: { message?: string }[] } };
}

type MailService = typeof sendgrid;

/** The package's types do not show its class as what can be imported. */
const { MailService: Service } = sendgrid as unknown as { MailService: new () => MailService };

/** Hands mail to SendGrid's v3 API, or to a compatible service at another address (`SENDGRID_URL`). */
export class SendGridTransport extends MailTransport {
  readonly name = 'sendgrid';
  /** An instance of our own: the package's default one would share its key with the whole process. */
  private readonly service = new Service();

  /** @param url base address without `/v3/mail/send`; SendGrid's own by default */
  constructor(apiKey: string, url?: string) {
    super();
    this.service.setApiKey(apiKey);
    this.service.setTimeout(TIMEOUT);
    if (url) clientOf(this.service).setDefaultRequest('baseUrl', url);
  }

  async send(message: OutgoingMail): Promise<void> {
    try {
      await this.service.send({
        from: { name: message.from.name, email: message.from.address },
        to: { email: message.to },
        replyTo: message.replyTo === undefined ? undefined : { email: message.replyTo },
        subject: message.subject,
        text: message.text,
        html: message.html,
        headers: { ...message.headers, 'Message-ID': message.messageId },
        // Comes back with everything that SendGrid tells about this mail (docs/decisions/0007).
        customArgs: { [MESSAGE_ID_ARG]: message.messageId },
        attachments: message.attachments.map(({ fileName, contentType, content, cid }) => ({
          filename: fileName,
          type: contentType,
          content: content.toString('base64'),
          // As the call spells it: the package converts the names of everything but attachments.
          ...(cid ? { disposition: 'inline', content_id: cid } : { disposition: 'attachment' }),
        })),
        // Tracking would send the recipient's personal link through another firm's server.
        trackingSettings: {
          clickTracking: { enable: false, enableText: false },
          openTracking: { enable: false },
        },
      });
    } catch (error) {
      throw judge(error as SendGridFault);
    }
  }
}

/** A wrong key, a key that may not send, a wrong SENDGRID_URL: faults in our settings, which can be corrected. */
const ABOUT_OUR_SETTINGS = new Set([401, 403, 404, 405]);
const PASSING = new Set([408, 429]);

/** 5xx and no response are temporary; anything else is about this mail and permanent. */
function judge(fault: SendGridFault): Error {
  // No cause: it would carry the whole request, including the key and the attachment.
  if (typeof fault.code !== 'number')
    return new Error(`SendGrid did not respond: ${fault.code ?? fault.message}`);
  const reason = fault.response?.body?.errors?.map(({ message }) => message).join('; ') || fault.message;
  const sentence = `SendGrid responded ${fault.code}: ${reason}`;
  const refused =
    fault.code >= 400 && fault.code < 500 && !ABOUT_OUR_SETTINGS.has(fault.code) && !PASSING.has(fault.code);
  return refused ? new MailRefused(sentence) : new Error(sentence);
}

/** The address can only be set on the service's client, which the package's types do not show. */
function clientOf(service: MailService): { setDefaultRequest(name: 'baseUrl', value: string): unknown } {
  return (service as unknown as { client: ReturnType<typeof clientOf> }).client;
}
