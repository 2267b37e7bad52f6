import { EntityManager } from '@mikro-orm/postgresql';
import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { openedFile, Uploads } from '@groundsheet/files';
import { Audit } from '@groundsheet/platform';
import { OffHire } from '../off-hire.entity.js';
import { offHireProblems } from '../off-hire.problems.js';

/** A photo of a notice or of its collection, for the office. */
export class GetOffHirePhoto extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly objectId: string,
  ) {
    super();
  }
}

@QueryHandler(GetOffHirePhoto)
export class GetOffHirePhotoHandler implements IQueryHandler<GetOffHirePhoto> {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, objectId }: GetOffHirePhoto): Promise<StreamableFile> {
    const offHire = await this.em.findOne(OffHire, { id });
    if (!offHire) throw offHireProblems.unknown();
    const about = { kind: 'off-hire', id } as const;
    await this.audit.recordReading({ what: 'off-hire.read', about, details: { as: 'photo' } });
    return openedFile(await this.uploads.open(objectId, id), `off-hire-${offHire.reference}`);
  }
}
