import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Config, Transaction } from '@groundsheet/platform';
import { FreeSpace } from '../storage/free-space.js';
import { uploadProblems } from './upload.problems.js';

const MEGABYTE = 1_048_576;

/** How much may lie about that nobody holds. See docs/product.md, Photos and uploads. */
@Injectable()
export class UploadRoom {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly config: Config,
    private readonly space: FreeSpace,
  ) {}

  /**
   * @param network whose file it is; null once it is held
   * @param bytes of the file, where that is known
   * @throws {Problem} 429 where the network, 503 where all guests together or the disk have no room for it
   */
  async refuseWithout(network: string | null, bytes = 1): Promise<void> {
    if (await this.space.isShort()) throw uploadProblems.noRoom();
    const { megabytesUnsent, megabytesUnsentPerNetwork } = this.config.guests;
    const [filled] = await this.em.execute<{ all: string; network: string }[]>(
      `select coalesce(sum(byte_size), 0) as all,
              coalesce(sum(byte_size) filter (where network = ?), 0) as network
         from uploads where held_by is null`,
      [network],
    );
    if (Number(filled!.network) + bytes > megabytesUnsentPerNetwork * MEGABYTE) {
      throw uploadProblems.noRoomForNetwork();
    }
    if (Number(filled!.all) + bytes > megabytesUnsent * MEGABYTE) throw uploadProblems.noRoom();
  }

  /** Until the end of the caller's transaction nobody else fills the room: two never both take the last of it. */
  hold(): Promise<void> {
    return this.transaction.lock('groundsheet.upload-room');
  }
}
