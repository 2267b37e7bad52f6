import { Body, Controller, Get, Header, HttpCode, Post, Put, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AllowedTo,
  ApiProblem,
  IdParam,
  KnowsSender,
  RecordOf,
  Sender,
  WithoutRenewal,
  type FormSender,
} from '@groundsheet/platform';
import {
  GivesUploadAddress,
  SandboxedFile,
  UploadAddresses,
  UploadAddressResponse,
} from '@groundsheet/files';
import { ChangeFirm } from './change-firm.command.js';
import { FirmBody, FirmResponse, FirmSettingsResponse } from './firm.dto.js';
import { firmProblems } from './firm.problems.js';
import { GetFirm, GetFirmLogo, GetFirmSettings } from './firm.queries.js';

/** The firm that runs this installation. Its customers are the companies of the register. */
@ApiTags('Our firm')
@Controller('api/firm')
export class FirmController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly addresses: UploadAddresses,
  ) {}

  @Get()
  @AllowedTo('anyone')
  @WithoutRenewal()
  @ApiOperation({
    summary: 'Read which firm runs this installation',
    description: 'As it stands on pages, in mails and on paper. Empty until an admin has entered it.',
  })
  @ApiOkResponse({ type: FirmResponse })
  get(): Promise<FirmResponse> {
    return this.queries.execute(new GetFirm());
  }

  @Get('settings')
  @AllowedTo('admin')
  @ApiOperation({ summary: 'Read the details of the firm for editing' })
  @ApiOkResponse({ type: FirmSettingsResponse })
  settings(): Promise<FirmSettingsResponse> {
    return this.queries.execute(new GetFirmSettings());
  }

  @Put()
  @AllowedTo('admin')
  @KnowsSender()
  @ApiOperation({
    summary: 'Change the details of the firm',
    description: 'Replaces everything, including the logo. Mails and PDFs made from then on use it.',
  })
  @ApiOkResponse({ type: FirmSettingsResponse })
  @ApiProblem(firmProblems.changedMeanwhile)
  change(@Body() body: FirmBody, @Sender() admin: FormSender): Promise<FirmSettingsResponse> {
    return this.commands.execute(new ChangeFirm(body, admin));
  }

  @Post('logo')
  @AllowedTo('admin')
  @HttpCode(200)
  @GivesUploadAddress()
  @ApiOperation({
    summary: 'Get an address for a logo',
    description:
      'No body. The address takes one picture by PUT within 15 minutes, JPEG, PNG or WebP. It is drawn anew on white, at most 600 by 200 dots, and is shown once the firm is changed with it.',
  })
  @ApiOkResponse({ type: UploadAddressResponse })
  async expectLogo(@Sender() admin: FormSender): Promise<UploadAddressResponse> {
    const { address } = await this.addresses.give('logo', admin);
    return { uploadURL: address };
  }

  @Get('logos/:id')
  @AllowedTo('anyone')
  @RecordOf('everyone')
  @WithoutRenewal()
  @SandboxedFile('image/png')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  @ApiOperation({
    summary: 'Get the logo of the firm',
    description: 'The current logo, at the address given by `GET /api/firm`.',
  })
  logo(@IdParam() id: string): Promise<StreamableFile> {
    return this.queries.execute(new GetFirmLogo(id));
  }
}
