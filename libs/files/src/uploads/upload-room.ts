import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterTime, Clock, Config, Transaction } from '@groundsheet/platform';
import { FreeSpace } from '../storage/free-space.js';
import { oldestUnattached, removedAt, type Upload } from './upload.entity.js';
import { uploadProblems, type NoRoomForNow } from './upload.problems.js';

const MEGABYTE = 1_048_576;
/** Of the pool of accounts: however many of them one network has, others find room. */
const SHARE_OF_NETWORK = 1 / 5;

/** A part of a pool: the files that match, and how much of them there may be. */
interface Part {
  readonly column: 'uploader' | 'network' | 'pool';
  readonly megabytes: number;
  readonly refusal: NoRoomForNow;
}

/** How much may lie about that nobody holds. See docs/product.md, Photos and uploads. */
@Injectable()
export class UploadRoom {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly config: Config,
    private readonly space: FreeSpace,
    private readonly clock: Clock,
  ) {}

  /**
   * @param upload that is to take the room
   * @param bytes of the file, where that is known
   * @throws {Problem} 429 where the network or the account, 503 where the pool or the disk has no room for it
   */
  async refuseWithout(upload: Upload, bytes = 1): Promise<void> {
    if (await this.space.isShort()) throw uploadProblems.noRoom();
    for (const part of this.partsOf(upload)) {
      const roomAt = await this.roomAt(upload, part, bytes);
      if (roomAt) throw this.refusalOf(part, roomAt);
    }
  }

  /** Until the end of the caller's transaction nobody else fills the room: two never both take the last of it. */
  hold(): Promise<void> {
    return this.transaction.lock('groundsheet.upload-room');
  }

  private partsOf({ pool }: Upload): Part[] {
    const { guests, accounts } = this.config;
    const { noRoomForAccount, noRoomForNetwork, noRoomForNow } = uploadProblems;
    if (pool === 'guest') {
      return [
        { column: 'network', megabytes: guests.megabytesUnsentPerNetwork, refusal: noRoomForNetwork },
        { column: 'pool', megabytes: guests.megabytesUnsent, refusal: noRoomForNow },
      ];
    }
    const { megabytesUnsent, megabytesUnsentPerAccount } = accounts;
    return [
      { column: 'uploader', megabytes: megabytesUnsentPerAccount, refusal: noRoomForAccount },
      { column: 'network', megabytes: megabytesUnsent * SHARE_OF_NETWORK, refusal: noRoomForNetwork },
      { column: 'pool', megabytes: megabytesUnsent, refusal: noRoomForNow },
    ];
  }

  /** When enough of it will have been removed; null where there is room now. */
  private async roomAt(upload: Upload, { column, megabytes }: Part, bytes: number): Promise<Date | null> {
    const now = this.clock.now();
    // From the latest back: the first one with which there would be too much has to go.
    const [full] = await this.em.execute<{ created_at: string }[]>(
      `select created_at from (
         select created_at, sum(byte_size) over (order by created_at desc, id desc) as bytes
           from uploads
          where held_by is null and state <> 'released' and byte_size is not null
            and pool = ? and ${column} = ? and created_at > ?) as counted
        where bytes + ? > ?
        order by created_at desc limit 1`,
      [upload.pool, upload[column], oldestUnattached(now), bytes, Math.floor(megabytes * MEGABYTE)],
    );
    return full ? removedAt(new Date(full.created_at)) : null;
  }

  private refusalOf({ refusal }: Part, roomAt: Date) {
    const now = this.clock.now();
    const seconds = Math.max(1, Math.ceil((roomAt.getTime() - now.getTime()) / 1000));
    return refusal(afterTime(roomAt, now, this.config.timeZone), roomAt, seconds);
  }
}
