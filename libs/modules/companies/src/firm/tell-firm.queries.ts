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
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
  ) {}

  async execute(): Promise<FirmLogo | null> {
    const firm = await this.em.findOne(Firm, FIRM_ID);
    if (!firm?.logo) return null;
    const opened = await this.uploads.open(uploadIdOf(firm.logo)!, FIRM_ID).catch(goneMeanwhile);
    if (!opened) return null;
    return { png: await buffer(opened.content), width: opened.width!, height: opened.height! };
  }
}

/** A mail or a PDF does without a logo that is being replaced. */
function goneMeanwhile(error: unknown): null {
  if (error instanceof Problem) return null;
  throw error;
}
