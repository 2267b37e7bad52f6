import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Config } from '@groundsheet/platform';
import { OffHire } from './off-hire.entity.js';
import { offHireProblems } from './off-hire.problems.js';

/** Notices that wait for what the office says of them. */
@Injectable()
export class OffHiresToConfirm {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /**
   * Locked: of two who settle it at the same moment the second is told when the first did.
   *
   * @throws {Problem} 404; 409 where it is settled
   */
  async locked(id: string): Promise<OffHire> {
    const offHire = await this.em.findOne(OffHire, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!offHire) throw offHireProblems.unknown();
    if (!offHire.isWaiting) throw offHireProblems.settled(offHire, this.config.timeZone);
    return offHire;
  }
}
