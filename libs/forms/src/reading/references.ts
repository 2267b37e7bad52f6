import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Caller } from '@groundsheet/contracts';
import { oneLine } from '@groundsheet/form-rules';
import { formProblems } from '../form/form.problems.js';
import { referenceFrom } from '../form/reference.js';
import { ReferencedRecords, type Referenced } from './referenced-records.js';

/** Finds whatever has a reference: every provider that extends `ReferencedRecords` is asked for its own prefixes. */
@Injectable()
export class References implements OnModuleInit {
  private readonly known = new Map<string, ReferencedRecords>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (!(instance instanceof ReferencedRecords)) continue;
      for (const prefix of instance.prefixes) this.known.set(prefix, instance);
    }
  }

  /**
   * @param typed a reference in any case, with spaces or without the hyphen, or a plant number
   * @throws {Problem} 404 where nothing has the reference that the caller may open
   */
  async find(typed: string, caller: Caller): Promise<Referenced> {
    const reference = referenceFrom(typed);
    const found = reference
      ? await this.known.get(reference.slice(0, 2))?.openFor(caller, reference)
      : await this.known.get('')?.openFor(caller, typed);
    if (!found) throw formProblems.unknownReference(reference ?? oneLine(typed));
    return found;
  }
}
