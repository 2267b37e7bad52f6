import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SuppressionLinks } from '../suppressions/suppression-links.js';
import { suppressionProblems } from '../suppressions/suppression.problems.js';
import { Suppressions } from '../suppressions/suppressions.js';

/** Anyone with the key of a mail stops further mail to its recipient. Repeating the call changes nothing. */
export class SuppressRecipient extends Command<void> {
  constructor(readonly key: unknown) {
    super();
  }
}

@CommandHandler(SuppressRecipient)
export class SuppressRecipientHandler implements ICommandHandler<SuppressRecipient> {
  constructor(
    private readonly links: SuppressionLinks,
    private readonly suppressions: Suppressions,
  ) {}

  async execute({ key }: SuppressRecipient): Promise<void> {
    const recipientHash = this.links.recipientHashOf(key);
    if (!recipientHash) throw suppressionProblems.unknownKey();
    await this.suppressions.add(recipientHash, 'asked');
  }
}
