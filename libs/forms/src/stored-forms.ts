import { Injectable } from '@nestjs/common';
import { EntityManager, type EntityDictionary } from '@mikro-orm/postgresql';
import { columnsOf } from '@groundsheet/platform';
import { DriverForm } from './driver-form.entity.js';
import { SIGNATURES } from './signatories.js';

/**
 * Finds one form by its id, whosesoever it is, by statements that never change: making them anew takes the ORM as long as
 * PostgreSQL takes to answer them.
 */
@Injectable()
export class StoredForms {
  private readonly plain: string;
  private readonly signed: string;

  constructor(private readonly em: EntityManager) {
    this.plain = `select ${columnsOf(em, DriverForm)} from forms where id = ?`;
    this.signed = `select ${columnsOf(em, DriverForm, SIGNATURES)} from forms where id = ?`;
  }

  /** To be looked at: what is changed on it is not kept. */
  async read(id: string, { signatures }: { signatures: boolean }): Promise<DriverForm | null> {
    return this.find(signatures ? this.signed : this.plain, id, { disableIdentityMap: true });
  }

  /** To be changed, with its signatures; locked until the end of the caller's transaction. */
  async lock(id: string): Promise<DriverForm | null> {
    return this.find(`${this.signed} for update`, id);
  }

  private async find(
    sql: string,
    id: string,
    options: { disableIdentityMap?: boolean } = {},
  ): Promise<DriverForm | null> {
    const [row] = await this.em.execute<EntityDictionary<DriverForm>[]>(sql, [id]);
    return row ? this.em.map(DriverForm, row, options) : null;
  }
}
