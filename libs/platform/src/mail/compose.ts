import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail-transport.js';

/**
 * The mail for nodemailer, shared by the file and the SMTP transport so that both write the same message. The recipient is
 * an address object: as a string, "a@x.org, b@y.org" would become two.
 */
export function toNodemailer(message: OutgoingMail): SendMailOptions {
  return {
    messageId: message.messageId,
    from: message.from,
    to: { name: '', address: message.to },
    replyTo: message.replyTo === undefined ? undefined : { name: '', address: message.replyTo },
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: message.headers,
    attachments: message.attachments.map(({ fileName, contentType, content, cid }) => ({
      filename: fileName,
      contentType,
      content,
      ...(cid ? { cid, contentDisposition: 'inline' } : {}),
    })),
    // We never fetch anything for a mail: a path or an address could only be a mistake or an attack.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
