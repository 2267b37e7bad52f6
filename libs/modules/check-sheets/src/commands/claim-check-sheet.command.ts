import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { FormClaims, type ClaimFormBody } from '@groundsheet/platform';
import { isSameName } from '@groundsheet/form-rules';
import { CheckSheet } from '../check-sheet.entity.js';

/** A driver keeps a check sheet that he has sent before he had an account, or was signed in. */
export class ClaimCheckSheet extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: ClaimFormBody,
    readonly driver: Caller,
  ) {
    super();
  }
}

@CommandHandler(ClaimCheckSheet)
export class ClaimCheckSheetHandler implements ICommandHandler<ClaimCheckSheet> {
  constructor(
    private readonly em: EntityManager,
    private readonly claims: FormClaims,
  ) {}

  async execute({ id, body: { token }, driver }: ClaimCheckSheet): Promise<void> {
    await this.claims.claim(CheckSheet, { id, token }, driver, isSameName);

    await this.em.flush();
  }
}
