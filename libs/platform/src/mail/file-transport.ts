import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { writeWhole } from './write-whole.js';
import { toNodemailer } from './compose.js';
import { MailTransport, type OutgoingMail } from './mail-transport.js';

/**
 * Writes each mail as an `.eml` file below `DATA_DIR/mail`, complete or not at all. Nothing leaves the machine; any mail
 * program opens the files. They are named after the Message-ID, so that a retry overwrites the same file.
 */
export class FileTransport extends MailTransport {
  readonly name = 'file';
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  /** @param folder created on first use, readable by its owner only */
  constructor(private readonly folder: string) {
    super();
  }

  async send(message: OutgoingMail): Promise<void> {
    const { message: content } = await this.composer.sendMail(toNodemailer(message));
    const file = join(this.folder, emlName(message.messageId));
    await writeWhole(file, content as Buffer, join(this.folder, `.${randomUUID()}.tmp`));
    await syncFolder(this.folder);
  }
}

/** `<a@b>` becomes `a@b.eml`. Escaped, so that a name cannot leave the folder and no two ids share one. */
function emlName(messageId: string): string {
  return `${encodeURIComponent(messageId.replace(/^<|>$/g, '')).replaceAll('%40', '@')}.eml`;
}

/** A rename survives a power cut only once its folder is on disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
