import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit } from '@groundsheet/platform';
import { ClaimTokens } from '../accepting/claim-tokens.js';
import { DriverForm } from '../form/driver-form.entity.js';
import type { SentFormBody } from '../form/form.dto.js';
import { formProblems } from '../form/form.problems.js';
import { FormLinks } from '../links/form-links.js';

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
    await this.audit.recordReading({ what: 'form.link-opened', about: { kind: 'form', id }, details });
    return key;
  }
}
