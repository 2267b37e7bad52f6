import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { FindLinkVersionOfSet } from '@groundsheet/contracts';
import { Audit } from '@groundsheet/platform';
import { DriverForm } from '../driver-form.entity.js';
import type { FormLinkBody } from '../form.dto.js';
import { formProblems } from '../form.problems.js';
import { FormLinks } from '../links/form-links.js';

/** Somebody opens a form, or a set of them, by the link in its mail. */
export class OpenFormLink extends Command<void> {
  constructor(readonly body: FormLinkBody) {
    super();
  }
}

@CommandHandler(OpenFormLink)
export class OpenFormLinkHandler implements ICommandHandler<OpenFormLink> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly links: FormLinks,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 where the key is wrong, too old or revoked */
  async execute({ body: { formId: id, key } }: OpenFormLink): Promise<void> {
    // The key is judged before anything is read: a wrong one costs no query.
    if (!this.links.allows(key, id)) throw formProblems.deadLink();
    const form = await this.em.findOne(DriverForm, { id, status: 'submitted' }, { fields: ['linkVersion'] });
    const version = form?.linkVersion ?? (await this.queries.execute(new FindLinkVersionOfSet(id)));
    if (!version || !this.links.allows(key, id, version)) throw formProblems.deadLink();
    const details = { as: 'form', recipient: this.links.recipientOf(key) };
    const kind = form ? 'form' : 'form-set';
    await this.audit.record({ what: `${kind}.link-opened`, about: { kind, id }, details });
  }
}
