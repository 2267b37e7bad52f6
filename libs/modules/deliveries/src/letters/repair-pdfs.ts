import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { TellRepairPdf, type RepairPdf } from '@groundsheet/contracts';
import { ObjectStorage } from '@groundsheet/files';
import type { AttachedPdf } from '../emails/defect-email.js';
import type { DefectEmail } from '../emails/defect-email.entity.js';
import { recordWith } from '../emails/defect-news.js';

/** The records of repairs that go with the mails about how a defect ended. */
@Injectable()
export class RepairPdfs {
  constructor(
    private readonly queries: QueryBus,
    private readonly storage: ObjectStorage,
  ) {}

  /** Null where the mail has none, or it has been erased since. */
  async told(email: DefectEmail): Promise<RepairPdf | null> {
    const reference = recordWith(email.defectNews);
    return reference === null ? null : this.queries.execute(new TellRepairPdf(reference));
  }

  /** @throws {Error} while it is being drawn: the mail is tried again later */
  async attachedTo(email: DefectEmail): Promise<AttachedPdf | null> {
    const told = await this.told(email);
    if (!told) return null;
    if (!told.objectKey) throw new Error('The repair record is still being drawn.');
    return { fileName: told.fileName, content: await this.storage.get(told.objectKey) };
  }
}
