import { defineConfig } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Logger } from '@nestjs/common';
import { DatabaseDriver } from './database-driver.js';
import { PipelinedClient } from './pipelined-client.js';
import type { Config } from '../config/config.js';

/** MikroORM's options for the whole product. Entities come from the modules (`MikroOrmModule.forFeature`). */
export function ormOptions(config: Config) {
  const logger = new Logger('Database');
  return {
    ...defineConfig({
      driver: DatabaseDriver,
      clientUrl: config.databaseUrl,
      // Else only host, name and account of the address count, and not its `sslmode`.
      driverOptions: { connectionString: config.databaseUrl, Client: PipelinedClient },
      metadataProvider: ReflectMetadataProvider,
      extensions: [Migrator],
      migrations: { snapshot: false },
      pool: { min: 0, max: config.databasePoolSize },
      discovery: { warnWhenNoEntities: false },
      ensureDatabase: false,
      logger: (message) => logger.debug(message),
    }),
    autoLoadEntities: true,
    registerRequestContext: false,
  };
}
