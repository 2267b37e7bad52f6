import { Injectable } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import { Config, isLikeGuest, networksOf, ofEachNetwork, Transaction, Tries } from '@groundsheet/platform';
import { companyProblems } from './company.problems.js';

const TOO_MANY = {
  name: 'customer-pages-of-network-per-hour',
  hours: 1,
  refusal: companyProblems.tooManyPages,
  reached: 'The list of customers has been opened too often from your network within an hour.',
};

/** What guests may see of the register, until the address is confirmed also with an account (docs/decisions/0042). */
@Injectable()
export class CustomersForGuests {
  constructor(
    private readonly config: Config,
    private readonly tries: Tries,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Counts a page for the network that asks, before anything is read. Confirmed accounts are not counted.
   *
   * @param address of the caller's network
   * @returns false where the caller is shown no register at all
   * @throws {Problem} 429 with Retry-After
   */
  async mayRead(caller: Caller | null, address: string | undefined): Promise<boolean> {
    if (!isLikeGuest({ caller })) return true;
    const { seeCustomers, customerPagesPerHour: most } = this.config.guests;
    if (!seeCustomers) return false;
    const limits = ofEachNetwork({ ...TOO_MANY, most }, networksOf(address));
    await this.transaction.run(() => this.tries.count(limits));
    return true;
  }
}
