import { Injectable, SetMetadata, applyDecorators } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Transaction } from '../database/transaction.js';

const DEMO_SEED = Symbol('demo-seed');

/** Puts a module's part of the demo into an empty database; does nothing if its rows are already there. */
export interface DemoSeeder {
  /**
   * @param isTerminal whether the lines are seen at a terminal alone; where they may be kept, as in a log, they hold no password
   * @returns lines to print at the start, if any
   */
  seed(isTerminal: boolean): Promise<string[] | void>;
}

/** Marks a class that seeds a module's part of the demo. */
export function DemoSeed(order: number) {
  return applyDecorators(Injectable(), SetMetadata(DEMO_SEED, order));
}

/** The demo of an installation that has not been set up yet (docs/product.md, People and roles). */
@Injectable()
export class Demo {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Runs every seeder in order, all in one transaction.
   *
   * @param isTerminal see `DemoSeeder`
   * @returns lines to print
   */
  async seed(isTerminal = false): Promise<string[]> {
    const seeders = this.discovery
      .getProviders()
      .map(({ metatype, instance }) => ({
        order: metatype && (Reflect.getMetadata(DEMO_SEED, metatype) as number | undefined),
        instance,
      }))
      .filter((seeder): seeder is { order: number; instance: DemoSeeder } => typeof seeder.order === 'number')
      .sort((a, b) => a.order - b.order);
    return this.transaction.run(async () => {
      const lines: string[] = [];
      for (const { instance } of seeders) lines.push(...((await instance.seed(isTerminal)) ?? []));
      return lines;
    });
  }
}
