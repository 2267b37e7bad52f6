import { EntityManager } from '@mikro-orm/postgresql';
import { validEmails } from '@groundsheet/form-rules';
import { Audit } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hashOfAddress } from '../emails/address-hash.js';
import { SuppressionLinks } from '../suppressions/suppression-links.js';
import { Suppression } from '../suppressions/suppression.entity.js';
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

/** The office stops all mail to an address, for a person who has asked for it on the telephone, say. */
export class SuppressAddress extends Command<void> {
  constructor(readonly address: string) {
    super();
  }
}

@CommandHandler(SuppressAddress)
export class SuppressAddressHandler implements ICommandHandler<SuppressAddress> {
  constructor(
    private readonly em: EntityManager,
    private readonly suppressions: Suppressions,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 422 for what is no address, 409 where it is on the list */
  async execute({ address: typed }: SuppressAddress): Promise<void> {
    const [address] = validEmails([typed], { guest: false });
    if (!address) throw suppressionProblems.noAddress();
    const recipientHash = hashOfAddress(address);
    if (await this.em.count(Suppression, { recipientHash })) throw suppressionProblems.listed(address);
    await this.suppressions.add(recipientHash, 'office', address);
    const { id } = await this.em.findOneOrFail(Suppression, { recipientHash });
    await this.audit.record({ what: 'suppression.added', about: { kind: 'suppression', id, name: address } });
  }
}

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
