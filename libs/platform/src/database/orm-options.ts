import { defineConfig, Routine } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { Config } from '../config/config.js';

/** What searches compare by, as `folded` of form-rules. Its body is in the migrations, which the ORM would otherwise let drop it. */
const FOLDED = new Routine({
  name: 'folded',
  type: 'function',
  language: 'sql',
  deterministic: true,
  params: { typed: { type: 'text' } },
  returns: { runtimeType: 'string', columnType: 'text' },
  body: '',
  ignoreSchemaChanges: ['body'],
});

/**
 * MikroORM's options for the whole product. Entities come from the modules (`MikroOrmModule.forFeature`).
 *
 * @param connections that it opens at most
 */
export function ormOptions(config: Pick<Config, 'databaseUrl'>, connections: number) {
  const logger = new Logger('Database');
  return {
    ...defineConfig({
      clientUrl: config.databaseUrl,
      // Else only host, name and account of the address count, and not its `sslmode`.
      driverOptions: { connectionString: config.databaseUrl, onConnect: giveBackOnceLost },
      metadataProvider: ReflectMetadataProvider,
      extensions: [Migrator],
      migrations: { snapshot: false },
      pool: { min: 0, max: connections },
      discovery: { warnWhenNoEntities: false },
      ensureDatabase: false,
      routines: [FOLDED],
      logger: (message) => logger.debug(message),
    }),
    autoLoadEntities: true,
    registerRequestContext: false,
  };
}

/**
 * Kysely returns the connection of a transaction to the pool after its commit or rollback, and neither works on a lost
 * connection: without this, each connection lost in a transaction would leave the pool one smaller for good
 * (docs/decisions/0065).
 */
function giveBackOnceLost(client: PoolClient): void {
  const giveBack = () => {
    try {
      client.release(true);
    } catch {
      // It had been returned already, as it is after a single statement.
    }
  };
  // A caller waiting for a response hears of the loss first.
  client.once('end', () => setImmediate(giveBack));
}
