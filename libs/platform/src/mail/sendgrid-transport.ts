import { MailService } from '@sendgrid/mail';
import addressparser from 'nodemailer/lib/addressparser';
import { MailRefused, MailTransport, type OutgoingMail } from './mail-transport.js';

const TIMEOUT = 30_000;

/** What a failed call carries: a number when SendGrid answered, a word of axios' when nobody did. */
interface SendGridFault extends Error {
  code?: number | string;
  response?: { body?: { errors?: { message?: string }[] } };
}

/** Hands mail to SendGrid's v3 API, or to whatever speaks it at another address (`SENDGRID_URL`). */
export class SendGridTransport extends MailTransport {
  readonly name = 'sendgrid';
  /** Our own: the package's ready-made instance would share one key with the whole process. */
  private readonly service = new MailService();

  /** @param url base address, without `/v3/mail/send`; SendGrid's own when left out */
  constructor(apiKey: string, url?: string) {
    super();
    this.service.setApiKey(apiKey);
    this.service.setTimeout(TIMEOUT);
    if (url) clientOf(this.service).setDefaultRequest('baseUrl', url);
  }

  async send(message: OutgoingMail): Promise<void> {
    const [sender] = addressparser(message.from, { flatten: true });
    try {
      await this.service.send({
        from: { name: sender?.name, email: sender?.address ?? message.from },
        to: { email: message.to },
        subject: message.subject,
        text: message.text,
        html: message.html,
        headers: { ...message.headers, 'Message-ID': message.messageId },
        attachments: message.attachments.map(({ fileName, contentType, content }) => ({
          filename: fileName,
          type: contentType,
          content: content.toString('base64'),
          disposition: 'attachment',
        })),
        // Tracking would lead the recipient's personal link through somebody else's server.
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

/** A wrong key, one without the right to send, a wrong SENDGRID_URL: faults of our settings, which somebody mends. */
const ABOUT_OUR_SETTINGS = new Set([401, 403, 404, 405]);
/** Too slow, too many. */
const PASSING = new Set([408, 429]);

/** 5xx passes, as does silence; any other answer is about this mail and stays. */
function judge(fault: SendGridFault): Error {
  // Causes are left behind: they carry the whole request, key and attachment included.
  if (typeof fault.code !== 'number')
    return new Error(`SendGrid did not answer: ${fault.code ?? fault.message}`);
  const reason = fault.response?.body?.errors?.map(({ message }) => message).join('; ') || fault.message;
  const sentence = `SendGrid answered ${fault.code}: ${reason}`;
  const refused =
    fault.code >= 400 && fault.code < 500 && !ABOUT_OUR_SETTINGS.has(fault.code) && !PASSING.has(fault.code);
  return refused ? new MailRefused(sentence) : new Error(sentence);
}

/** The package sets the address of a service only on its client, which its types do not show. */
function clientOf(service: MailService): { setDefaultRequest(name: 'baseUrl', value: string): unknown } {
  return (service as unknown as { client: ReturnType<typeof clientOf> }).client;
}
