import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { ISSUED_KINDS, normaliseEmail, type IssuedKind } from '@groundsheet/form-rules';
import { Clock, Config, SignedKey } from '@groundsheet/platform';
import type { Issued } from '../form/issued.entity.js';

/** Keys are valid for so many days from the date of sending (docs/product.md, Links: 12 months). */
const VALID_DAYS = 366;

/** The link version that every form is sent with. */
const AS_SENT = 1;

export interface FormLink {
  readonly formId: string;
  /** Mail address that the link was sent to. */
  readonly recipient: string;
  /** The form's link version; raising it revokes every key made before. */
  readonly linkVersion: number;
  /** Date of sending, `YYYY-MM-DD`. */
  readonly sentOn: string;
}

/** `stopped`: the links to the form have been revoked since; `old`: its 12 months are over. */
export type LinkFault = 'wrong' | 'stopped' | 'old';

type SentForm = Pick<Issued, 'id' | 'submittedAt' | 'linkVersion'>;

/**
 * The links in mails: `/completed-form/:id?key=…`. A key is an HMAC over form, recipient and link version with
 * the installation's link secret; nothing is stored, and sending again on the same day gives the same link (docs/product.md, Links).
 */
@Injectable()
export class FormLinks {
  private readonly signing: SignedKey;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.signing = new SignedKey(config, 'form-link');
  }

  keyFor(link: FormLink): string {
    const facts = [link.sentOn.replaceAll('-', ''), this.hashOf(link.recipient), link.linkVersion].join('.');
    return `${facts}.${this.signing.sign(`${link.formId}:${facts}`)}`;
  }

  urlFor(link: FormLink, kind: IssuedKind): string {
    return `${this.config.publicUrl}/${ISSUED_KINDS[kind].page}/${link.formId}?key=${this.keyFor(link)}`;
  }

  /** Whether a key, which has been found good, was made for this address. */
  isFor(key: string, recipient: string): boolean {
    return key.split('.')[1] === this.hashOf(recipient);
  }

  /**
   * The key for the guest who sent the form: as old as the form itself, so it opens nothing that a link of the
   * first mails would not.
   *
   * @returns undefined once the links were revoked, or are too old
   */
  keyForSender({ id, submittedAt, linkVersion }: SentForm): string | undefined {
    const sentOn = this.clock.dayOf(submittedAt!);
    const key = this.keyFor({ formId: id, recipient: 'sender', linkVersion: AS_SENT, sentOn });
    return this.allows(key, id, linkVersion) ? key : undefined;
  }

  /** Whose link a key is of, as a hash of the address; the key has been judged. */
  recipientOf(key: string): string {
    return key.split('.')[1]!;
  }

  /** What stands for an address in keys and in the audit log. */
  hashOf(recipient: string): string {
    return createHash('sha256').update(normaliseEmail(recipient)).digest('hex').slice(0, 16);
  }

  /**
   * @param linkVersion the form's current version; left out, any version is taken (the form itself decides later)
   */
  allows(key: string | undefined, formId: string, linkVersion?: number): boolean {
    return this.faultOf(key, formId, linkVersion) === null;
  }

  /**
   * Why a key does not open the form; null where it does. Of a key that we have not made nobody learns more than that.
   *
   * @param linkVersion as for `allows`
   */
  faultOf(key: string | undefined, formId: string, linkVersion?: number): LinkFault | null {
    const match = /^(\d{8})\.([0-9a-f]{16})\.(\d{1,9})\.([\w-]{43})$/.exec(key ?? '');
    if (!match) return 'wrong';
    const [, sentOn, recipient, version, signature] = match as unknown as [
      string,
      string,
      string,
      string,
      string,
    ];
    const facts = [sentOn, recipient, version].join('.');
    if (!this.signing.allows(`${formId}:${facts}`, signature)) return 'wrong';
    if (linkVersion !== undefined && Number(version) !== linkVersion) return 'stopped';
    const sent = Date.parse(`${sentOn.slice(0, 4)}-${sentOn.slice(4, 6)}-${sentOn.slice(6)}T00:00:00Z`);
    return this.clock.now().getTime() - sent < VALID_DAYS * 86_400_000 ? null : 'old';
  }
}
