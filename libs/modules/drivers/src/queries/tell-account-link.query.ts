import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellAccountLink } from '@groundsheet/contracts';
import { AccountLinks } from '../account-links.js';

/** Answers the contract's question; see {@link TellAccountLink}. */
@QueryHandler(TellAccountLink)
export class TellAccountLinkHandler implements IQueryHandler<TellAccountLink> {
  constructor(private readonly links: AccountLinks) {}

  async execute({ link }: TellAccountLink): Promise<string> {
    return this.links.urlFor(link);
  }
}
