import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { validEmails } from '@groundsheet/form-rules';
import { Audit } from '@groundsheet/platform';
import { hashOfAddress } from '../emails/address-hash.js';
import { Suppression } from '../suppressions/suppression.entity.js';
import { suppressionProblems } from '../suppressions/suppression.problems.js';
import { Suppressions } from '../suppressions/suppressions.js';

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
