import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit } from '@groundsheet/platform';
import { Suppression } from '../suppressions/suppression.entity.js';
import { suppressionProblems } from '../suppressions/suppression.problems.js';

/** The office takes an address off the list: it gets mail again. */
export class AllowRecipient extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(AllowRecipient)
export class AllowRecipientHandler implements ICommandHandler<AllowRecipient> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id }: AllowRecipient): Promise<void> {
    if ((await this.em.nativeDelete(Suppression, { id })) === 0) throw suppressionProblems.unknown();
    const about = { kind: 'suppression', id } as const;
    await this.audit.record({ what: 'suppression.removed', about });
    await this.audit.forgetName(about);
  }
}
