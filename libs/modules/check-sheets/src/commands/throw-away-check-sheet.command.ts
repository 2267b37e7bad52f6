import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { OwnForms, Uploads } from '@groundsheet/platform';
import { CheckSheet } from '../check-sheet.entity.js';

/** A driver does not want a draft of his any more. What it corrects stays as it was sent. */
export class ThrowAwayCheckSheet extends Command<void> {
  constructor(
    readonly id: string,
    readonly driver: Caller,
  ) {
    super();
  }
}

@CommandHandler(ThrowAwayCheckSheet)
export class ThrowAwayCheckSheetHandler implements ICommandHandler<ThrowAwayCheckSheet> {
  constructor(
    private readonly em: EntityManager,
    private readonly ownForms: OwnForms,
    private readonly uploads: Uploads,
  ) {}

  async execute({ id, driver }: ThrowAwayCheckSheet): Promise<void> {
    const draft = await this.ownForms.draft(CheckSheet, { id }, driver);
    await this.uploads.release([id]);
    this.em.remove(draft);

    await this.em.flush();
  }
}
