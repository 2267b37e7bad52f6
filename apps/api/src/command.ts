import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ConfigFault, readConfig } from '@groundsheet/platform';
import type { INestApplication } from '@nestjs/common';
import { AppModule } from './app.module.js';

/** Why a command does not go on: a sentence for the person at the keyboard. */
export class CommandRefused extends Error {}

/**
 * The product for a command: it serves nothing and runs no jobs.
 *
 * @throws {ConfigFault} where settings are wrong
 */
export function openProduct(): Promise<INestApplication> {
  // Before Nest, which would report configuration faults with a stack trace.
  readConfig();
  return NestFactory.create(AppModule, new FastifyAdapter(), { logger: ['warn', 'error'] });
}

/** Runs a command, and ends with the code that it returns, or with 1. */
export function runCommand(work: () => Promise<number>): void {
  work().then(
    (code) => process.exit(code),
    (error: unknown) => {
      const isSentence = error instanceof ConfigFault || error instanceof CommandRefused;
      console.error(isSentence ? error.message : error);
      process.exit(1);
    },
  );
}
