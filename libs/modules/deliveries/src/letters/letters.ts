import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { TellAccountLink, TellAccounts, type MailKey } from '@groundsheet/contracts';
import { ISSUED_KINDS } from '@groundsheet/form-rules';
import { FormLinks, LinkVersions } from '@groundsheet/forms';
import { SignLinks } from '@groundsheet/signing';
import { Config, type OutgoingMail } from '@groundsheet/platform';
import { ObjectStorage } from '@groundsheet/files';
import { FormEmail } from '../emails/form-email.entity.js';
import { formEmail, isAttached } from '../emails/form-email.js';
import type { KnownMail } from '../emails/mails-by-id.js';
import type { ToldEmail } from '../emails/told-email.entity.js';
import { toldEmail } from '../emails/told-email.js';
import { Letterheads } from './letterheads.js';
import { MailPhotos } from './mail-photos.js';
import { SuppressionLinks } from '../suppressions/suppression-links.js';

/** The mails as they go out, and as the office may see them. */
@Injectable()
export class Letters {
  constructor(
    private readonly objects: ObjectStorage,
    private readonly photos: MailPhotos,
    private readonly links: FormLinks,
    private readonly linkVersions: LinkVersions,
    private readonly signLinks: SignLinks,
    private readonly queries: QueryBus,
    private readonly suppressionLinks: SuppressionLinks,
    private readonly letterheads: Letterheads,
    private readonly config: Config,
  ) {}

  async compose(email: KnownMail): Promise<OutgoingMail> {
    const { timeZone, publicUrl } = this.config;
    const doNotSend = this.suppressionLinks.urlsFor(email.recipient);
    const letterhead = await this.letterheads.present('carried');
    const replyTo = await this.replyTo(email.senderId);
    if (email instanceof FormEmail) {
      const pdf = isAttached(email) ? await this.objects.get(email.objectKey) : null;
      const link = await this.linkOf(email);
      const photos = await this.photos.of(email);
      return formEmail(email, { link, doNotSend, pdf, photos, replyTo, letterhead, timeZone });
    }
    const { button } = email.told.words;
    const link = button?.key ? await this.keyed(button.key) : this.pageOf(email);
    return toldEmail(email, { link, doNotSend, replyTo, letterhead, publicUrl });
  }

  /** The same mail without what its recipient alone may have: the keys in its links, which open forms and accounts. */
  async preview(email: KnownMail): Promise<OutgoingMail> {
    const { timeZone, publicUrl } = this.config;
    const doNotSend = { page: `${publicUrl}/do-not-send`, oneClick: '' };
    const letterhead = await this.letterheads.present('within');
    if (!(email instanceof FormEmail))
      return toldEmail(email, { link: this.pageOf(email), doNotSend, letterhead, publicUrl });
    const link = `${publicUrl}/${ISSUED_KINDS[email.formKind].page}/${email.formId}`;
    const pdf = isAttached(email) ? Buffer.alloc(0) : null;
    return formEmail(email, { link, doNotSend, pdf, photos: [], letterhead, timeZone });
  }

  /** Only an address whose owner has shown that it is theirs. */
  private async replyTo(accountId: string | null): Promise<string | undefined> {
    if (!accountId) return undefined;
    const [account] = await this.queries.execute(new TellAccounts([accountId]));
    return account?.isConfirmed ? account.email : undefined;
  }

  /** Made when the mail goes out: links that were revoked while it waited would be dead on arrival. */
  private async linkOf({ formKind, formId, recipient, linkDate: sentOn }: FormEmail): Promise<string> {
    const linked = await this.linkVersions.of(formId);
    // What has been erased meanwhile is opened by no link.
    const linkVersion = linked?.linkVersion ?? 1;
    return this.links.urlFor({ formId, recipient, linkVersion, sentOn }, formKind);
  }

  private async keyed(key: MailKey): Promise<string> {
    if (key.opens === 'account') return this.queries.execute(new TellAccountLink(key.link));
    return key.opens === 'signing'
      ? this.signLinks.urlFor(key.requestId)
      : this.signLinks.denialUrlFor(key.requestId);
  }

  private pageOf({ told: { words } }: ToldEmail): string {
    return `${this.config.publicUrl}${words.button?.path ?? ''}`;
  }
}
