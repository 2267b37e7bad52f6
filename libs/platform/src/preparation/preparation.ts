import { Injectable, SetMetadata, applyDecorators } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Transaction } from '../database/transaction.js';

const PREPARATION = Symbol('preparation');

/** Something to do before each start, unless it has already been done. */
export interface Prepares {
  prepare(): Promise<void>;
}

/** Marks a class that prepares the database for serving. */
export function Preparation() {
  return applyDecorators(Injectable(), SetMetadata(PREPARATION, true));
}

/** What modules do before each start, after the migrations. */
@Injectable()
export class Preparations {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly transaction: Transaction,
  ) {}

  /** Runs all of them in one transaction; several processes take turns. */
  async run(): Promise<void> {
    const preparations = this.discovery
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.getMetadata(PREPARATION, metatype))
      .map(({ instance }) => instance as Prepares);
    await this.transaction.run(async () => {
      await this.transaction.lock('groundsheet.prepare');
      for (const preparation of preparations) await preparation.prepare();
    });
  }
}
