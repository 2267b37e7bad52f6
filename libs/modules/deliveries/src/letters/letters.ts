import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { TellAccountLink, TellAccounts } from '@groundsheet/contracts';
import { ISSUED_KINDS } from '@groundsheet/form-rules';
import { FormLinks, LinkVersions } from '@groundsheet/forms';
import { SignLinks } from '@groundsheet/signing';
import { Config, type OutgoingMail } from '@groundsheet/platform';
import { ObjectStorage } from '@groundsheet/files';
import { accountEmail } from '../emails/account-email.js';
import type { AccountEmail } from '../emails/account-email.entity.js';
import { accountNotice } from '../emails/account-notice.js';
import { DefectEmail } from '../emails/defect-email.entity.js';
import { defectEmail } from '../emails/defect-email.js';
import type { Email } from '../emails/email.entity.js';
import { FormEmail } from '../emails/form-email.entity.js';
import { OffHireEmail } from '../emails/off-hire-email.entity.js';
import { offHireLetter } from '../emails/off-hire-letter.js';
import { SignatureEmail } from '../emails/signature-email.entity.js';
import { signatureEmail } from '../emails/signature-email.js';
import { formEmail, isAttached, type SmallPhoto } from '../emails/form-email.js';
import { Letterheads, type Letterhead } from './letterheads.js';
import { MailPhotos } from './mail-photos.js';
import { SuppressionLinks, type SuppressionUrls } from '../suppressions/suppression-links.js';

/** What is different in each copy of a mail. */
interface Personal {
  /** Opens the form or the account. */
  readonly link: string;
  readonly doNotSend: SuppressionUrls;
  readonly pdf: Buffer | null;
  readonly photos?: readonly SmallPhoto[];
  readonly replyTo?: string | undefined;
  readonly letterhead: Letterhead;
}

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

  async compose(email: Email): Promise<OutgoingMail> {
    const doNotSend = this.suppressionLinks.urlsFor(email.recipient);
    const letterhead = await this.letterheads.present('carried');
    if (email instanceof FormEmail) {
      const pdf = isAttached(email) ? await this.objects.get(email.objectKey) : null;
      const link = await this.linkOf(email);
      const replyTo = await this.replyTo(email.senderId);
      const photos = await this.photos.of(email);
      return this.write(email, { link, doNotSend, pdf, photos, replyTo, letterhead });
    }
    if (email instanceof OffHireEmail || email instanceof DefectEmail)
      return this.write(email, { link: '', doNotSend, pdf: null, letterhead });
    if (email instanceof SignatureEmail) {
      const replyTo = await this.replyTo(email.senderId);
      return this.write(email, { link: this.signLinkOf(email), doNotSend, pdf: null, replyTo, letterhead });
    }
    const account = email as AccountEmail;
    const link = account.notice ? '' : await this.queries.execute(new TellAccountLink(account.link));
    const replyTo = await this.replyTo(account.asked?.byId ?? null);
    return this.write(account, { link, doNotSend, pdf: null, replyTo, letterhead });
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

  private signLinkOf({ told: { requestId, leadsTo }, formKind, formId }: SignatureEmail): string {
    if (leadsTo === 'sign') return this.signLinks.urlFor(requestId);
    if (leadsTo === 'deny') return this.signLinks.denialUrlFor(requestId);
    return this.pageOf(formKind, formId);
  }

  /** Of a form for those who have an account, or of a set that they approve. */
  private pageOf(kind: SignatureEmail['formKind'], id: string): string {
    return `${this.config.publicUrl}/${kind === 'form-set' ? 'collations' : ISSUED_KINDS[kind].page}/${id}`;
  }

  /** The same mail without what its recipient alone may have: the keys in its links, which open forms and accounts. */
  async preview(email: Email): Promise<OutgoingMail> {
    const { publicUrl } = this.config;
    const doNotSend = { page: `${publicUrl}/do-not-send`, oneClick: '' };
    const letterhead = await this.letterheads.present('within');
    if (email instanceof OffHireEmail)
      return this.write(email, { link: '', doNotSend, pdf: null, letterhead });
    if (email instanceof SignatureEmail) {
      const link = this.pageOf(email.formKind, email.formId);
      return this.write(email, { link, doNotSend, pdf: null, letterhead });
    }
    if (!(email instanceof FormEmail)) {
      const { purpose } = email as AccountEmail;
      return this.write(email, { link: `${publicUrl}/${purpose}`, doNotSend, pdf: null, letterhead });
    }
    const link = `${publicUrl}/${ISSUED_KINDS[email.formKind].page}/${email.formId}`;
    const pdf = isAttached(email) ? Buffer.alloc(0) : null;
    return this.write(email, { link, doNotSend, pdf, letterhead });
  }

  private write(email: Email, personal: Personal): OutgoingMail {
    const { timeZone, publicUrl } = this.config;
    if (email instanceof FormEmail) return formEmail(email, { photos: [], ...personal, timeZone });
    const { link, doNotSend, letterhead, replyTo } = personal;
    if (email instanceof OffHireEmail)
      return offHireLetter(email, { letterhead, doNotSend, timeZone, publicUrl });
    if (email instanceof DefectEmail)
      return defectEmail(email, { letterhead, doNotSend, publicUrl, timeZone });
    if (email instanceof SignatureEmail)
      return signatureEmail(email, { letterhead, link, doNotSend, replyTo });
    const account = email as AccountEmail;
    if (account.notice)
      return accountNotice(account, account.notice, { letterhead, replyTo, timeZone, publicUrl });
    return accountEmail(account, {
      ...{ letterhead, link, timeZone },
      doNotSend: account.heedsSuppression ? doNotSend : null,
    });
  }
}
