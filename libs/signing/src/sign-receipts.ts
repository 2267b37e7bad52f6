import { Injectable } from '@nestjs/common';
import { mailboxOf, normaliseEmail } from '@groundsheet/form-rules';
import { Limits, networksOf, ofEachNetwork } from '@groundsheet/platform';

const DAY = 24;
/** A foreman signs for every driver of a site. */
const TO_MAILBOX = { name: 'sign-receipts-to-mailbox-per-day', most: 20, hours: DAY };
/** A site office, or the phones of one provider. */
const OF_NETWORK = { name: 'sign-receipts-of-network-per-day', most: 100, hours: DAY };

/**
 * Counts the receipts that go to an address typed by the signer: nobody has asked its owner. No signature is ever refused
 * for them (docs/product.md, Asked to sign).
 */
@Injectable()
export class SignReceipts {
  constructor(private readonly limits: Limits) {}

  /**
   * In the caller's transaction, as the last thing in it (see `Limits`).
   *
   * @param typed null where none is wanted
   * @param known who gets a receipt anyway, which is not counted
   * @param network the address that the call comes from
   * @returns whether that receipt has to be left out
   */
  async isTooMany(
    typed: string | null,
    known: readonly (string | null)[],
    network: string | undefined,
  ): Promise<boolean> {
    const isKnown = known.some((each) => each && typed && normaliseEmail(each) === normaliseEmail(typed));
    if (!typed || isKnown) return false;
    const over = await this.limits.countAndFindOver([
      { ...TO_MAILBOX, subject: mailboxOf(typed) },
      ...ofEachNetwork(OF_NETWORK, networksOf(network)),
    ]);
    return over !== undefined;
  }
}
