import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit } from '@groundsheet/platform';
import type { SharePackLinkBody } from './share-pack.dto.js';
import { SharePackLinks } from './share-pack-links.js';

export class OpenSharePack extends Command<void> {
  constructor(readonly body: SharePackLinkBody) {
    super();
  }
}

@CommandHandler(OpenSharePack)
export class OpenSharePackHandler implements ICommandHandler<OpenSharePack> {
  constructor(
    private readonly links: SharePackLinks,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 where the key is wrong, or the pack has ended or been withdrawn */
  async execute({ body: { packId: id, key } }: OpenSharePack): Promise<void> {
    await this.links.open(id, key);
    await this.audit.record({ what: 'share-pack.opened', about: { kind: 'share-pack', id } });
  }
}
