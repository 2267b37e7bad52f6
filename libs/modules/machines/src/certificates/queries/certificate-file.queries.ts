import type { Caller } from '@groundsheet/contracts';
import { openedFile, Uploads } from '@groundsheet/files';
import { certificateLabel } from '@groundsheet/form-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { machineInUse } from '../../machine-rules.js';
import { Machine } from '../../machine.entity.js';
import { CertificateFile } from '../certificate-file.entity.js';
import type { CertificateFileResponse } from '../certificate.dto.js';
import { Certificate } from '../certificate.entity.js';
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

/** The papers of certificates, to be looked at. */
@Injectable()
export class OpenedCertificates {
  constructor(private readonly uploads: Uploads) {}

  /** @throws {Problem} 404 where it has no file */
  async open(certificate: Certificate, { plantNumber }: Machine): Promise<StreamableFile> {
    const { fileId } = certificate;
    if (!fileId) throw certificateProblems.unknown();
    const name = `${plantNumber}-${certificateLabel(certificate)}`.replaceAll(/[^\p{L}\d-]+/gu, '-');
    return openedFile(await this.uploads.open(fileId, fileId), name);
  }
}

/** For supervisors and admins. */
export class OpenCertificate extends Query<StreamableFile> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(OpenCertificate)
export class OpenCertificateHandler implements IQueryHandler<OpenCertificate> {
  constructor(
    private readonly em: EntityManager,
    private readonly opened: OpenedCertificates,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id }: OpenCertificate): Promise<StreamableFile> {
    const certificate = await this.em.findOne(Certificate, { id });
    if (!certificate) throw certificateProblems.unknown();
    return this.opened.open(certificate, await this.em.findOneOrFail(Machine, { id: certificate.machineId }));
  }
}

/** For anybody with the code of the machine: only current ones, and only those that the office lets them open. */
export class OpenCertificateByCode extends Query<StreamableFile> {
  constructor(
    readonly code: string,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(OpenCertificateByCode)
export class OpenCertificateByCodeHandler implements IQueryHandler<OpenCertificateByCode> {
  constructor(
    private readonly em: EntityManager,
    private readonly opened: OpenedCertificates,
  ) {}

  /** @throws {Problem} 404, the same whatever is wrong */
  async execute({ code, id }: OpenCertificateByCode): Promise<StreamableFile> {
    const machine = await machineInUse(this.em, { code });
    const certificate =
      machine &&
      (await this.em.findOne(Certificate, {
        id,
        machineId: machine.id,
        replacedAt: null,
        opensFromCode: true,
      }));
    if (!certificate) throw certificateProblems.unknown();
    return this.opened.open(certificate, machine);
  }
}
