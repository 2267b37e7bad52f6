import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@groundsheet/contracts';
import { Clock } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Driver } from '../accounts/driver.entity.js';
import { hashOfPass, newPassToken, OutboxPass } from '../signing-in/outbox-pass.entity.js';

/** Gives the device of a session a pass for its outbox; the one that this session had before ends. Returns its token. */
export class GiveOutboxPass extends Command<string> {
  constructor(
    readonly caller: Caller,
    readonly device: string,
  ) {
    super();
  }
}

@CommandHandler(GiveOutboxPass)
export class GiveOutboxPassHandler implements ICommandHandler<GiveOutboxPass> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ caller: { id, sessionId }, device }: GiveOutboxPass): Promise<string> {
    const token = newPassToken();
    await this.em.nativeDelete(OutboxPass, { sessionId });
    const facts = {
      driver: this.em.getReference(Driver, id),
      sessionId,
      tokenHash: hashOfPass(token, device),
    };
    const expiresAt = OutboxPass.endOf(this.clock.now());
    await this.em.persist(Object.assign(new OutboxPass(), facts, { expiresAt })).flush();
    return token;
  }
}

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
