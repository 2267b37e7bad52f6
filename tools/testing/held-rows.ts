import { Client } from 'pg';
import type { TestApi } from './own-api.js';

/** Any number that nothing else locks. */
const LOCK = 42;

/** Stops in the middle a command that stores rows of a kind, so that a test decides what comes first. */
export class HeldRows {
  private constructor(private readonly client: Client) {}

  static async of({ ownerUrl }: TestApi): Promise<HeldRows> {
    const client = new Client({ connectionString: ownerUrl });
    await client.connect();
    return new HeldRows(client);
  }

  /**
   * @param column `forms.driver_id`: rows that have `id` there are held until released
   * @param when before the rules of the table are applied to the row, or after
   */
  async hold(column: string, id: string, when: 'before' | 'after'): Promise<void> {
    const [table, name] = column.split('.');
    // Of triggers at one time, the first in the alphabet runs first.
    await this.client.query(`
      select pg_advisory_lock(${LOCK});
      create function hold() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end; $$;
      create trigger ${when === 'before' ? 'a' : 'z'}_hold ${when} insert or update on ${table}
        for each row when (new.${name} = '${id}') execute function hold()`);
  }

  async release(): Promise<void> {
    await this.client.query('select pg_advisory_unlock_all()');
  }

  /** Holds nothing any more. */
  async letGo(): Promise<void> {
    await this.release();
    await this.client.query('drop function if exists hold() cascade');
  }

  end(): Promise<void> {
    return this.client.end();
  }
}
