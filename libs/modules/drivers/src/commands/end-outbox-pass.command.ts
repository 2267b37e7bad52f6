import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hashOfPass, OutboxPass } from '../signing-in/outbox-pass.entity.js';

/** Ends the pass of a device whose driver logs out. It does not matter if it has ended already. */
export class EndOutboxPass extends Command<void> {
  constructor(
    readonly token: string,
    readonly device: string,
  ) {
    super();
  }
}

@CommandHandler(EndOutboxPass)
export class EndOutboxPassHandler implements ICommandHandler<EndOutboxPass> {
  constructor(private readonly em: EntityManager) {}

  async execute({ token, device }: EndOutboxPass): Promise<void> {
    await this.em.nativeDelete(OutboxPass, { tokenHash: hashOfPass(token, device) });
  }
}
