import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const folder = join(process.env['E2E_DATA_DIR'] ?? '.data', 'mail');

/** The mail to an address that contains some words, as soon as the file transport has written it. */
export async function mailTo(address: string, words = ''): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(async () => (found = await findMail(address, words)), {
      timeout: 60_000,
      message: `a mail to ${address}`,
    })
    .toBeTruthy();
  return found as Email;
}

async function findMail(address: string, words: string): Promise<Email | undefined> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const file = await readFile(join(folder, name));
    if (!file.includes(address)) continue;
    const email = await PostalMime.parse(file);
    if (email.to?.some((each) => each.address === address) && email.text?.includes(words)) return email;
  }
  return undefined;
}

/** Every address that a mail about a form has gone to, as often as one has gone there. */
export async function mailedTo(reference: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((each) => each.endsWith('.eml'));
  const emails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return emails
    .filter(({ subject, text }) => `${subject} ${text}`.includes(reference))
    .flatMap(({ to }) => to?.flatMap(({ address }) => address ?? []) ?? []);
}

export function pdfOf(email: Email): Uint8Array {
  const attachment = email.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  if (!attachment || typeof attachment.content === 'string') throw new Error('the mail has no PDF');
  return new Uint8Array(attachment.content);
}

/** The link to the completed form or form set. */
export function linkIn(email: Email): string {
  const link = /https?:\/\/\S+\/completed-(?:form|set)\/[^\s"<>]+/.exec(email.text ?? '')?.[0];
  if (!link) throw new Error('the mail has no link');
  return link;
}
