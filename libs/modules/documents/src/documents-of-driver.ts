import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import { Document } from './document.entity.js';
import { documentProblems } from './document.problems.js';

/** The documents of one driver; everybody else's are as good as not there. */
@Injectable()
export class DocumentsOfDriver {
  constructor(private readonly em: EntityManager) {}

  /** @throws {Problem} 404 */
  async find(id: string, ownerId: string): Promise<Document> {
    const document = await this.em.findOne(
      Document,
      { id, ownerId, deletedAt: null },
      { populate: ['files', 'proposals'] },
    );
    if (!document) throw documentProblems.unknown();
    return document;
  }

  /**
   * A document, for its owner or an admin, which the caller records.
   *
   * @throws {Problem} 404
   */
  async findFor(id: string, { id: callerId, role }: Caller): Promise<Document> {
    const own = role === 'admin' ? {} : { ownerId: callerId };
    const document = await this.em.findOne(
      Document,
      { id, ...own, deletedAt: null, status: { $ne: 'expected' } },
      { populate: ['files'] },
    );
    if (!document) throw documentProblems.unknown();
    return document;
  }

  /**
   * Nobody else changes it until the end of the caller's transaction.
   *
   * @throws {Problem} 404
   */
  async lock(id: string, ownerId: string): Promise<Document> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const document = await this.em.findOne(
      Document,
      { id, ownerId, deletedAt: null },
      { lockMode, refresh: true },
    );
    if (!document) throw documentProblems.unknown();
    await this.em.populate(document, ['files', 'proposals'], { refresh: true });
    return document;
  }
}
