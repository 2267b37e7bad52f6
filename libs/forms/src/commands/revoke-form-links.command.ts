import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Audit } from '@groundsheet/platform';
import { ChangeableForms } from '../accepting/changeable-forms.js';

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
