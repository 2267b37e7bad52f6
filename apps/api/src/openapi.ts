import { describeApi } from '@groundsheet/platform';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { writeFileSync } from 'node:fs';
import { AppModule } from './app.module.js';

/**
 * Writes the description of the API to the file named on the command line. Needs no database and no listener: nothing
 * is started, only described.
 */
async function write(file: string): Promise<void> {
  const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: ['error'] });
  writeFileSync(file, `${JSON.stringify(describeApi(app), null, 2)}\n`);
}

await write(process.argv[2]!);
process.exit(0);
