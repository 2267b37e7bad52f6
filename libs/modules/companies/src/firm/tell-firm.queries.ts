import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { buffer } from 'node:stream/consumers';
import { ReadFirmLogo, TellFirm, type FirmFacts, type FirmLogo } from '@groundsheet/contracts';
import { uploadIdOf, Uploads } from '@groundsheet/files';
import { Problem, type Answers } from '@groundsheet/platform';
import { Firm, FIRM_ID } from './firm.entity.js';

@QueryHandler(TellFirm)
export class TellFirmHandler implements Answers<TellFirm> {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<FirmFacts> {
    const firm = await this.em.findOne(Firm, FIRM_ID);
    const { name = null, addressLines = [], telephone = null, replyAddress = null } = firm ?? {};
    const { accent = null, logo = null } = firm ?? {};
    return { name, addressLines, telephone, replyAddress, accent, hasLogo: logo !== null };
  }
}

@QueryHandler(ReadFirmLogo)
export class ReadFirmLogoHandler implements Answers<ReadFirmLogo> {
  /** Every mail and PDF carries it; what has come to an address never changes. */
  private last: { readonly address: string; readonly logo: FirmLogo } | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
  ) {}

  async execute(): Promise<FirmLogo | null> {
    const firm = await this.em.findOne(Firm, FIRM_ID);
    const address = firm?.logo;
    if (!address) return null;
    if (this.last?.address === address) return this.last.logo;
    const opened = await this.uploads.open(uploadIdOf(address)!, FIRM_ID).catch(goneMeanwhile);
    if (!opened) return null;
    const logo = { png: await buffer(opened.content), width: opened.width!, height: opened.height! };
    this.last = { address, logo };
    return logo;
  }
}

/** A mail or a PDF does without a logo that is being replaced. */
function goneMeanwhile(error: unknown): null {
  if (error instanceof Problem) return null;
  throw error;
}
