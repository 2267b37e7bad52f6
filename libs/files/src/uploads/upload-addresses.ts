import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock, Config, type FormSender, isLikeGuest, SignedKey, Transaction } from '@groundsheet/platform';
import { GuestUploads } from './guest-uploads.js';
import { Upload, type UploadKind } from './upload.entity.js';
import { uploadProblems } from './upload.problems.js';
import { urlOfUpload } from './upload-url.js';
import { UploadRoom } from './upload-room.js';

/** An address as it comes back: whatever stood in its query. */
interface BroughtAddress {
  readonly id: string;
  readonly expires: unknown;
  readonly signature: unknown;
}

/**
 * Addresses that take one file each: `/api/objects/:id?expires=…&signature=…`. Anyone with the address may send the
 * file; a wrong or old one is refused without asking the database.
 */
@Injectable()
export class UploadAddresses {
  private readonly signedKey: SignedKey;

  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly room: UploadRoom,
    private readonly guests: GuestUploads,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.signedKey = new SignedKey(config, 'upload');
  }

  /**
   * @returns the address, and the id of what will have come to it
   * @throws {Problem} 429 or 503 where no more may be uploaded now
   */
  give(kind: UploadKind, sender: FormSender): Promise<{ id: string; address: string }> {
    return this.transaction.run(async () => {
      const upload = Upload.expect(kind, sender, this.clock.now());
      await this.room.refuseWithout(upload);
      this.em.persist(upload);
      await this.em.flush();
      if (isLikeGuest(sender)) await this.guests.count(sender);
      const expires = Math.floor(upload.expiresAt.getTime() / 1000);
      const signature = this.signedKey.sign(`${upload.id}:${expires}`);
      return {
        id: upload.id,
        address: `${urlOfUpload(upload.id)}?expires=${expires}&signature=${signature}`,
      };
    });
  }

  /** @throws {Problem} 403 where we did not give it out, or too long ago */
  check({ id, expires, signature }: BroughtAddress): void {
    if (!this.signedKey.allows(`${id}:${String(expires)}`, String(signature))) {
      throw uploadProblems.addressWrong();
    }
    if (Number(expires) * 1000 <= this.clock.now().getTime()) throw uploadProblems.addressExpired();
  }
}
