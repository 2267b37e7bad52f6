import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FindAccountsNamed, type Caller } from '@groundsheet/contracts';
import {
  Audit,
  Clock,
  containing,
  PAGE,
  pageOf,
  RecentPassword,
  Transaction,
  type Page,
} from '@groundsheet/platform';
import { addDays, EXPIRING_DAYS } from '@groundsheet/form-rules';
import { ArrivedDocuments } from '../arrived-documents.js';
import type { DocumentsQuery, DocumentResponse } from '../document.dto.js';
import { Document } from '../document.entity.js';
import { documentProblems } from '../document.problems.js';
import { documentResponse } from '../document.response.js';

/** The documents of a driver, the latest first. */
export class ListDocuments extends Query<Page<DocumentResponse>> {
  constructor(
    readonly ownerName: string,
    readonly asked: DocumentsQuery,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListDocuments)
export class ListDocumentsHandler implements IQueryHandler<ListDocuments> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly audit: Audit,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly password: RecentPassword,
    private readonly arrived: ArrivedDocuments,
  ) {}

  /** @throws {Problem} 404 where name and account are not the caller's */
  async execute({ ownerName, asked, caller }: ListDocuments): Promise<Page<DocumentResponse>> {
    const isOwn = ownerName === caller.fullName && (asked.ownerId ?? caller.id) === caller.id;
    const others = isOwn ? null : await this.lookInto(ownerName, asked.ownerId, caller);
    const owners = others ? [...others.keys()] : [caller.id];
    const limit = asked.limit ?? PAGE;
    const today = this.clock.today();
    const finishing = await this.arrived.finishing(owners);
    const documents = await this.em.find(
      Document,
      { $and: [{ ownerId: { $in: owners }, deletedAt: null }, ...this.filters(asked, today, finishing)] },
      {
        populate: ['files', 'proposals'],
        orderBy: { id: 'desc' },
        limit: limit + 1,
        disableIdentityMap: true,
      },
    );
    const { items, next } = pageOf(documents, limit);
    return {
      items: items.map((document) => documentResponse(document, today, others?.get(document.ownerId))),
      next,
    };
  }

  /**
   * An admin may look into any vault, with the password given shortly before; its owner sees when.
   *
   * @returns addresses by account: a name may be that of several
   */
  private async lookInto(
    ownerName: string,
    ownerId: string | undefined,
    caller: Caller,
  ): Promise<Map<string, string>> {
    const asking = caller.role === 'admin' ? new FindAccountsNamed(ownerName) : undefined;
    const named = asking ? await this.queries.execute(asking) : [];
    const owners = ownerId ? named.filter(({ id }) => id === ownerId) : named;
    if (owners.length === 0) throw documentProblems.nobody();
    this.password.require(caller);
    await this.transaction.run(async () => {
      for (const { id } of owners) {
        await this.audit.record({ what: 'document.read', about: { kind: 'vault', id } });
      }
    });
    return new Map(owners.map(({ id, email }) => [id, email]));
  }

  private filters(
    { search, category, state, after }: DocumentsQuery,
    today: string,
    finishing: readonly string[],
  ): FilterQuery<Document>[] {
    const soon = addDays(today, EXPIRING_DAYS);
    const isFinishing = { id: { $in: [...finishing] } };
    return [
      state === 'processing'
        ? { $or: [{ status: 'processing' }, isFinishing] }
        : state === 'processed'
          ? { status: 'completed' }
          : { $or: [{ status: { $ne: 'expected' } }, isFinishing] },
      ...(state === 'expiring' ? [{ expiryDate: { $lte: soon } }] : []),
      ...(state === 'to-check' ? [{ proposals: { $some: {} } }] : []),
      ...(category ? [{ category }] : []),
      ...(search ? [{ searched: { $like: containing(search) } }] : []),
      // Ids are made in the order of time.
      ...(after ? [{ id: { $lt: after } }] : []),
    ];
  }
}
