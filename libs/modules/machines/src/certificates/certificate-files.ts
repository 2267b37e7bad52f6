import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Uploads } from '@groundsheet/files';
import { refuseFaults } from '@groundsheet/platform';
import { CertificateFile } from './certificate-file.entity.js';
import type { Certificate } from './certificate.entity.js';
import { fileFault } from './certificate.problems.js';

/** The papers of certificates, each held by itself. */
@Injectable()
export class CertificateFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
  ) {}

  /**
   * Makes a file part of a certificate, in the caller's transaction and with its flush; the one it had goes.
   *
   * @throws {Problem} 422 where it has not come, is part of another one, or another person has brought it
   */
  async take(certificate: Certificate, id: string, callerId: string): Promise<void> {
    if (id === certificate.fileId) return;
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const own = { id, addedById: callerId, certificateId: null, contentType: { $ne: null } };
    const file = await this.em.findOne(CertificateFile, own, { lockMode, refresh: true });
    if (!file) return refuseFaults([fileFault]);
    if (certificate.fileId) await this.erase([certificate.fileId]);
    file.certificateId = certificate.id;
    certificate.fileId = file.id;
  }

  /** @throws {Error} outside a transaction */
  async erase(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.uploads.release(ids);
    await this.em.nativeDelete(CertificateFile, { id: { $in: [...ids] } });
  }
}
