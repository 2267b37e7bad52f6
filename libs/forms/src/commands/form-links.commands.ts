import type { Caller } from '@groundsheet/contracts';
import { Audit } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangeableForms } from '../accepting/changeable-forms.js';
import { ClaimTokens } from '../accepting/claim-tokens.js';
import { DriverForm } from '../form/driver-form.entity.js';
import type { FormLinkBody, SentFormBody } from '../form/form.dto.js';
import { formProblems } from '../form/form.problems.js';
import { FormLinks, type LinkFault } from '../links/form-links.js';
import { LinkVersions } from '../links/link-versions.js';

/** A guest opens a form that they sent from this device; resolves to the key that opens it. */
export class OpenSentForm extends Command<string> {
  constructor(readonly body: SentFormBody) {
    super();
  }
}

@CommandHandler(OpenSentForm)
export class OpenSentFormHandler implements ICommandHandler<OpenSentForm> {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: ClaimTokens,
    private readonly links: FormLinks,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 where the token is wrong or too old, the form belongs to an account, or its links were stopped */
  async execute({ body: { formId: id, token } }: OpenSentForm): Promise<string> {
    const form = await this.em.findOne(DriverForm, { id });
    if (!form || form.driverId || !this.tokens.allows(token, form, 'open')) throw formProblems.notSentHere();
    const key = this.links.keyForSender(form);
    if (!key) throw formProblems.notSentHere();
    const details = { as: 'form', recipient: this.links.recipientOf(key) };
    await this.audit.recordHourly({ what: 'form.link-opened', about: { kind: 'form', id }, details });
    return key;
  }
}

/** A reader opens a form, or a set of them, by the link in its mail. */
export class OpenFormLink extends Command<void> {
  constructor(readonly body: FormLinkBody) {
    super();
  }
}

@CommandHandler(OpenFormLink)
export class OpenFormLinkHandler implements ICommandHandler<OpenFormLink> {
  constructor(
    private readonly links: FormLinks,
    private readonly versions: LinkVersions,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 where the key is wrong, too old or revoked, and which of them it is */
  async execute({ body: { formId: id, key } }: OpenFormLink): Promise<void> {
    // The key is judged before anything is read: a wrong one costs no query.
    this.refuse(this.links.faultOf(key, id));
    const linked = await this.versions.of(id);
    if (!linked) throw formProblems.deadLink();
    this.refuse(this.links.faultOf(key, id, linked.linkVersion));
    const { kind } = linked;
    const details = { as: 'form', recipient: this.links.recipientOf(key) };
    await this.audit.recordHourly({ what: `${kind}.link-opened`, about: { kind, id }, details });
  }

  private refuse(fault: LinkFault | null): void {
    if (fault === 'old') throw formProblems.oldLink();
    if (fault === 'stopped') throw formProblems.stoppedLink();
    if (fault) throw formProblems.deadLink();
  }
}

/** No link to a form that was mailed so far opens it any more (docs/product.md, Links). Mailing it again makes new ones. */
export class RevokeFormLinks extends Command<void> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(RevokeFormLinks)
export class RevokeFormLinksHandler implements ICommandHandler<RevokeFormLinks> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: ChangeableForms,
    private readonly audit: Audit,
  ) {}

  async execute({ id, caller }: RevokeFormLinks): Promise<void> {
    const form = await this.forms.sentFor(id, caller);
    form.linkVersion += 1;
    await this.em.flush();
    await this.audit.record({ what: 'form.links-revoked', about: { kind: 'form', id } });
  }
}
