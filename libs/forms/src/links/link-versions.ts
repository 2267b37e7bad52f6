import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { FindLinkVersionOfSet } from '@groundsheet/contracts';
import { DriverForm } from '../driver-form.entity.js';

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
    const form = await this.em.findOne(DriverForm, { id, status: 'submitted' }, { fields: ['linkVersion'] });
    if (form) return { kind: 'form', linkVersion: form.linkVersion };
    const ofSet = await this.queries.execute<object, number | null>(new FindLinkVersionOfSet(id));
    return ofSet === null ? null : { kind: 'form-set', linkVersion: ofSet };
  }
}
