import { Controller, Get, HttpCode, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  FileBody,
  type FormSender,
  IdParam,
  type IncomingFile,
  isLikeGuest,
  KnowsSender,
  RecordOf,
  Sender,
  TakesFile,
  TakesOutboxPass,
} from '@groundsheet/platform';
import { MOST_DOTS } from '../images/pictures.js';
import { GivesUploadAddress } from './gives-upload-address.decorator.js';
import { IncomingUploads } from './incoming-uploads.js';
import { openedFile, SandboxedFile } from './opened-file.js';
import { UploadAddresses } from './upload-addresses.js';
import { UploadAddressResponse, UploadedResponse } from './upload.dto.js';
import { uploadProblems } from './upload.problems.js';
import { Uploads } from './uploads.js';
import { photoProblems, pictureProblems } from '../images/photo.problems.js';

@ApiTags('Uploads')
@Controller('api/objects')
export class UploadsController {
  constructor(
    private readonly addresses: UploadAddresses,
    private readonly incoming: IncomingUploads,
    private readonly uploads: Uploads,
  ) {}

  @Post('upload')
  @TakesOutboxPass()
  @HttpCode(200)
  @GivesUploadAddress()
  @ApiOperation({
    summary: 'Get an address for a photo',
    description:
      'No body. The address takes one photo by PUT within 15 minutes. Only forms of the same account may hold the photo; without one, of the same device, which is known by a cookie that it gets.',
  })
  @ApiOkResponse({ type: UploadAddressResponse })
  async expect(@Sender() sender: FormSender): Promise<UploadAddressResponse> {
    const { address } = await this.addresses.give('photo', sender);
    return { uploadURL: address };
  }

  @Get(':id')
  @AllowedTo('anyone')
  @RecordOf('key')
  @KnowsSender()
  @SandboxedFile('image/jpeg')
  @ApiOperation({
    summary: 'Read a photo that you have sent',
    description:
      'Only the account that sent it, or without one the same device, which is known by its cookie; anybody else is told that there is no such file. Others read it through its form.',
  })
  async read(@IdParam() id: string, @Sender() sender: FormSender): Promise<StreamableFile> {
    return openedFile(await this.uploads.openOwnPhoto(id, sender), 'photo');
  }

  @Put(':id')
  @AllowedTo('anyone')
  @RecordOf('key')
  @HttpCode(200)
  @TakesFile()
  @ApiOperation({
    summary: 'Send a file to its address',
    description:
      'Anyone who has the address. The file itself, at most 10,485,760 bytes, and 40 megapixels for a confirmed account or 12 for anybody else; its content decides what it is, not its Content-Type. A photo is stored as an upright JPEG of at most 2048 dots without metadata, belongs to no form, and can be read by its sender alone until a form names it. A document of the vault may also be a PDF, and its pictures have at most 3200 dots. The logo of the firm becomes a PNG of at most 600 by 200 dots. A connection on which nothing arrives for 30 seconds is closed.',
  })
  @ApiQuery({ name: 'expires', type: String })
  @ApiQuery({ name: 'signature', type: String })
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: UploadedResponse })
  @ApiProblem(
    uploadProblems.addressWrong,
    uploadProblems.addressExpired,
    uploadProblems.brokenOff,
    uploadProblems.addressUsed,
    uploadProblems.tooLarge,
    photoProblems.wrongType,
    photoProblems.damaged,
    photoProblems.damagedPdf,
    photoProblems.tooManyDots,
    photoProblems.tooCostly,
    photoProblems.moving,
    uploadProblems.noRoomForNetwork,
    uploadProblems.noRoomForAccount,
    uploadProblems.noRoomForNow,
    uploadProblems.noRoom,
    pictureProblems.busy,
  )
  async receive(
    @IdParam() id: string,
    @Query('expires') expires: unknown,
    @Query('signature') signature: unknown,
    @FileBody() file: IncomingFile,
    @Caller() caller: CallerFacts | null,
  ): Promise<UploadedResponse> {
    this.addresses.check({ id, expires, signature });
    const mostDots = isLikeGuest({ caller }) ? MOST_DOTS.guest : MOST_DOTS.account;
    return { url: await this.incoming.receive(id, file, mostDots) };
  }
}
