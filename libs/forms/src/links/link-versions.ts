import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { FindLinkVersionOfSet } from '@groundsheet/contracts';

/** What a link opens, and the version that its key must have now. */
interface Linked {
  readonly kind: 'form' | 'form-set';
  readonly linkVersion: number;
}

/** Tells the version of the links to a form, or to a set of them (docs/product.md, Links). */
@Injectable()
export class LinkVersions {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  /** Null where nothing that was sent has this id. */
  async of(id: string): Promise<Linked | null> {
    const [form] = await this.em.execute<{ linkVersion: number }[]>(
      `select link_version as "linkVersion" from forms where id = ? and status = 'submitted'`,
      [id],
    );
    if (form) return { kind: 'form', ...form };
    const ofSet = await this.queries.execute(new FindLinkVersionOfSet(id));
    return ofSet === null ? null : { kind: 'form-set', linkVersion: ofSet };
  }
}
