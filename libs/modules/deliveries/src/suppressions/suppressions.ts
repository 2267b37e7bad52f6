import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '@groundsheet/platform';
import { Email } from '../emails/email.entity.js';
import { Suppression, type SuppressionReason } from './suppression.entity.js';

/** Recipients who want no more mail. */
@Injectable()
export class Suppressions {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Adding one again changes nothing.
   *
   * @param address as far as it is known; otherwise it is that of a mail they had
   */
  async add(recipientHash: string, reason: SuppressionReason, address?: string): Promise<void> {
    await this.em.upsert(
      Suppression,
      Object.assign(new Suppression(), {
        recipientHash,
        reason,
        address: address ?? (await this.addressOf(recipientHash)),
        createdAt: this.clock.now(),
      }),
      { onConflictFields: ['recipientHash'], onConflictAction: 'ignore' },
    );
  }

  private async addressOf(recipientHash: string): Promise<string | null> {
    const mail = await this.em.findOne(Email, { recipientHash }, { disableIdentityMap: true });
    return mail && mail.recipient;
  }
}
