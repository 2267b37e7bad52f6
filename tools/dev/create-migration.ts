import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { MikroORM } from '@mikro-orm/postgresql';
import { AppModule } from '../../apps/api/src/app.module.js';
import { withMigrations } from '../../apps/api/src/migrate.js';

/** Writes a migration from the difference between the entities and the last snapshot of the schema. */
const name = process.argv[2];
if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? ''))
  throw new Error('Say what it does: npm run migration -- add-timesheets');
const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: ['warn', 'error'] });
const { fileName, diff } = await withMigrations(app.get(MikroORM)).migrator.create(
  undefined,
  false,
  false,
  name,
);
console.log(fileName ? `${fileName}\n${diff.up.join('\n')}` : 'The schema has not changed.');
process.exit(0);
