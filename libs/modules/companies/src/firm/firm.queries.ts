import { EntityManager } from '@mikro-orm/postgresql';
import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { openedFile, uploadIdOf, Uploads } from '@groundsheet/files';
import type { FirmResponse, FirmSettingsResponse } from './firm.dto.js';
import { Firm, FIRM_ID } from './firm.entity.js';

/** What everybody may know of the firm. */
export class GetFirm extends Query<FirmResponse> {}

/** The firm, as its admins change it. */
export class GetFirmSettings extends Query<FirmSettingsResponse> {}

export class GetFirmLogo extends Query<StreamableFile> {
  constructor(
    /** UUID of its upload. */
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(GetFirm)
export class GetFirmHandler implements IQueryHandler<GetFirm> {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
  ) {}

  async execute(): Promise<FirmResponse> {
    return publicFirm(await this.em.findOne(Firm, FIRM_ID), this.uploads);
  }
}

@QueryHandler(GetFirmSettings)
export class GetFirmSettingsHandler implements IQueryHandler<GetFirmSettings> {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
  ) {}

  async execute(): Promise<FirmSettingsResponse> {
    return firmSettings(await this.em.findOne(Firm, FIRM_ID), this.uploads);
  }
}

@QueryHandler(GetFirmLogo)
export class GetFirmLogoHandler implements IQueryHandler<GetFirmLogo> {
  constructor(private readonly uploads: Uploads) {}

  /** @throws {Problem} 404 where it is not the present one */
  async execute({ id }: GetFirmLogo): Promise<StreamableFile> {
    return openedFile(await this.uploads.open(id, FIRM_ID), 'logo');
  }
}

export async function firmSettings(firm: Firm | null, uploads: Uploads): Promise<FirmSettingsResponse> {
  const { replyAddress = null, logo = null, version = 0 } = firm ?? {};
  return { ...(await publicFirm(firm, uploads)), replyAddress, logo, version };
}

async function publicFirm(firm: Firm | null, uploads: Uploads): Promise<FirmResponse> {
  const { name = null, addressLines = [], telephone = null, accent = null, logo = null } = firm ?? {};
  const id = logo && uploadIdOf(logo);
  const size = id ? await uploads.sizeOf(id, FIRM_ID) : null;
  return {
    name,
    addressLines,
    telephone,
    accent,
    logoUrl: size && `/api/firm/logos/${id}`,
    logoWidth: size && size.width,
    logoHeight: size && size.height,
  };
}
