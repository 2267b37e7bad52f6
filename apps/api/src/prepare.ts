import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ConfigFault, Demo, JobQueue, Preparations, readConfig } from '@groundsheet/platform';
import { flushCompileCache } from 'node:module';
import { AppModule } from './app.module.js';
import { migrate } from './migrate.js';

const ONE_ACCOUNT =
  'The account of DATABASE_URL owns the tables, so it could empty the audit log. With DATABASE_OWNER_URL there are two ' +
  'accounts, and the one that serves cannot: see docs/settings.md.';

/** Runs before serving: migrates the database, and creates the first admin or seeds the demo. */
async function prepare(): Promise<void> {
  // Before Nest, which would report configuration faults with a stack trace.
  const config = readConfig();
  if (await migrate(config)) console.warn(ONE_ACCOUNT);
  const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: ['warn', 'error'] });
  app.get(JobQueue).rest();
  // Modules ask each other, and hear of what is done here.
  await app.init();
  await app.get(Preparations).run();
  if (config.seedDemo) for (const line of await app.get(Demo).seed(process.stdout.isTTY)) console.log(line);
  await app.close();
  // Otherwise it is written when a process ends normally, which `npm start` does not wait for.
  flushCompileCache();
  process.send?.('prepared');
}

prepare().catch((error: unknown) => {
  console.error(error instanceof ConfigFault ? error.message : error);
  process.exit(1);
});
