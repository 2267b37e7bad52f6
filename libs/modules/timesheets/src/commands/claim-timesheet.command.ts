import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { FormClaims, type ClaimFormBody } from '@groundsheet/platform';
import { isSameName } from '@groundsheet/form-rules';
import { Timesheet } from '../timesheet.entity.js';

/** A driver keeps a timesheet that he has sent before he had an account, or was signed in. */
export class ClaimTimesheet extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: ClaimFormBody,
    readonly driver: Caller,
  ) {
    super();
  }
}

@CommandHandler(ClaimTimesheet)
export class ClaimTimesheetHandler implements ICommandHandler<ClaimTimesheet> {
  constructor(
    private readonly em: EntityManager,
    private readonly claims: FormClaims,
  ) {}

  async execute({ id, body: { token }, driver }: ClaimTimesheet): Promise<void> {
    await this.claims.claim(Timesheet, { id, token }, driver, isSameName);

    await this.em.flush();
  }
}
