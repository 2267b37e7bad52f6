import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@groundsheet/contracts';
import { Transaction, Tries } from '@groundsheet/platform';
import { FreeSpace } from '@groundsheet/files';
import { DriverForm } from '../form/driver-form.entity.js';
import { formLimitProblems, formProblems } from '../form/form.problems.js';

/** See docs/safeguards.md, Limits. */
const MOST_DRAFTS = 50;
const MOST_DRAFTS_UNCONFIRMED = 20;
const MOST_SAVES_PER_MINUTE = 60;

/** How many drafts an account may have, and how often it may save them. */
@Injectable()
export class DraftLimits {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly space: FreeSpace,
    private readonly tries: Tries,
  ) {}

  /**
   * Whether one more draft may begin. Until the end of the caller's transaction no other draft of the account begins: two
   * never both take the last place.
   *
   * @throws {Problem} 409 where the driver has as many as they may have, 503 where the disk is nearly full
   */
  async refuseMore({ id: driverId, confirmed }: Caller): Promise<void> {
    if (await this.space.isShort()) throw formProblems.noRoomForDraft();
    await this.transaction.lock(`drafts ${driverId}`);
    const most = confirmed ? MOST_DRAFTS : MOST_DRAFTS_UNCONFIRMED;
    const begun = await this.em.count(DriverForm, { driverId, status: 'draft' });
    if (begun >= most) throw formProblems.tooManyDrafts(most, confirmed);
  }

  /**
   * Counts a save, in its transaction and as the last thing in it (see `Limits`).
   *
   * @throws {Problem} 429 with Retry-After
   */
  async countSave(driverId: string): Promise<void> {
    await this.tries.count([
      {
        name: 'saves-of-account-per-minute',
        subject: driverId,
        most: MOST_SAVES_PER_MINUTE,
        hours: 1 / 60,
        refusal: formLimitProblems.tooManySaves,
        reached: `Drafts of this account have been saved ${MOST_SAVES_PER_MINUTE} times within a minute. What you have entered is kept on this device.`,
      },
    ]);
  }
}
