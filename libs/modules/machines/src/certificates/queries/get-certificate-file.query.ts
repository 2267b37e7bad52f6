import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import type { CertificateFileResponse } from '../certificate.dto.js';
import { CertificateFile } from '../certificate-file.entity.js';
import { certificateProblems } from '../certificate.problems.js';

/** What a paper says of itself, for the person who brought it. */
export class GetCertificateFile extends Query<CertificateFileResponse> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetCertificateFile)
export class GetCertificateFileHandler implements IQueryHandler<GetCertificateFile> {
  constructor(private readonly em: EntityManager) {}

  /** @throws {Problem} 404 */
  async execute({ id, caller }: GetCertificateFile): Promise<CertificateFileResponse> {
    const file = await this.em.findOne(CertificateFile, { id, addedById: caller.id });
    if (!file) throw certificateProblems.noFile();
    const { kind = null, examinedOn = null, dueOn = null } = file.proposals ?? {};
    return { isRead: file.proposals !== null, kind, examinedOn, dueOn };
  }
}
