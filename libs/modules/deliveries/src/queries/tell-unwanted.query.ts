import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { TellUnwanted } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { hashOfAddress } from '../emails/address-hash.js';
import { Suppression } from '../suppressions/suppression.entity.js';

@QueryHandler(TellUnwanted)
export class TellUnwantedHandler implements Answers<TellUnwanted> {
  constructor(private readonly em: EntityManager) {}

  async execute({ addresses }: TellUnwanted): Promise<string[]> {
    const hashes = addresses.map(hashOfAddress);
    const listed = await this.em.find(
      Suppression,
      { recipientHash: { $in: hashes } },
      { fields: ['recipientHash'], disableIdentityMap: true },
    );
    const unwanted = new Set(listed.map(({ recipientHash }) => recipientHash));
    return addresses.filter((address) => unwanted.has(hashOfAddress(address)));
  }
}
