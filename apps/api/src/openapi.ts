import { describeApi } from '@groundsheet/platform';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { writeFileSync } from 'node:fs';
import { AppModule } from './app.module.js';

/**
 * Writes the description of the API to the file named on the command line. Nothing is started, so it needs no database,
 * port or settings.
 */
async function write(file: string): Promise<void> {
  process.env['EMBEDDED_DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1:1/none';
  process.env['LINK_SECRET'] ??= 'not used';
  process.env['SESSION_SECRET'] ??= 'not used';
  const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: ['error'] });
  writeFileSync(file, `${JSON.stringify(describeApi(app), null, 2)}\n`);
}

await write(process.argv[2]!);
process.exit(0);
