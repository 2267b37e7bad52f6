import { encode as base64, wrap as wrapBase64 } from 'nodemailer/lib/base64';
import MailComposer from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import { encode as quotedPrintable, wrap as wrapQuotedPrintable } from 'nodemailer/lib/qp';
import type { OutgoingMail } from './mail-transport.js';

/** A mail as it travels, and between whom. */
export interface ComposedMail {
  readonly envelope: ReturnType<MimeNode['getEnvelope']>;
  readonly raw: Buffer;
}

/**
 * Writes a mail, for the file and the SMTP transport alike. Headers and encodings are nodemailer's; it would take the parts
 * through six streams, which costs more than twice as much. The recipient is an address object: as a string, "a@x.org, b@y.org"
 * would become two.
 */
export function compose(message: OutgoingMail): ComposedMail {
  const mail = new MailComposer({
    messageId: message.messageId,
    from: message.from,
    to: { name: '', address: message.to },
    replyTo: message.replyTo === undefined ? undefined : { name: '', address: message.replyTo },
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: message.headers,
    attachments: message.attachments.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content,
    })),
    // We never fetch anything for a mail: a path or an address could only be a mistake or an attack.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { envelope: mail.getEnvelope(), raw: Buffer.from(written(mail)) };
}

function written(node: MimeNode): string {
  // Says of a node how its content is encoded, and whether it has parts.
  const headers = node.buildHeaders();
  const parts = node.childNodes.map((child) => `--${node.boundary}\r\n${written(child)}\r\n`);
  const body = node.multipart ? `${parts.join('')}--${node.boundary}--\r\n` : encoded(node);
  return `${headers}\r\n\r\n${body}`;
}

function encoded(node: MimeNode): string {
  const content = node.content as string | Buffer;
  if (typeof content !== 'string') return wrapBase64(base64(content));
  const text = content.replaceAll(/\r?\n/g, '\r\n');
  const encoding = node.getTransferEncoding();
  if (encoding === 'base64') return wrapBase64(base64(text));
  return encoding === 'quoted-printable' ? wrapQuotedPrintable(quotedPrintable(text)) : text;
}
