import { QueryHandler } from '@nestjs/cqrs';
import { TellAccountLink } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { AccountLinks } from '../accounts/account-links.js';

/** Answers the contract's question; see {@link TellAccountLink}. */
@QueryHandler(TellAccountLink)
export class TellAccountLinkHandler implements Answers<TellAccountLink> {
  constructor(private readonly links: AccountLinks) {}

  async execute({ link }: TellAccountLink): Promise<string> {
    return this.links.urlFor(link);
  }
}
