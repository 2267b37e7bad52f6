import { Controller, Get, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { AllowedTo, Caller } from '@groundsheet/platform';
import { DownloadOwnData } from './download-own-data.query.js';

@ApiTags('Own account')
@Controller('api/drivers/me/data')
export class OwnDataController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AllowedTo('driver')
  @ApiOperation({
    operationId: 'Me_data',
    summary: 'Download everything we keep about you',
    description:
      'One JSON object with the account, its preferences, its sessions, the emails about it, and all forms as their own calls return them, including drafts, each with the latest email to each recipient, and what is known of the documents in the vault, of the share packs and of the off-hire notices given. Photos are included as addresses. There are no passwords or secrets in it.',
  })
  @ApiProduces('application/json')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  download(@Caller() caller: CallerFacts): Promise<StreamableFile> {
    return this.queries.execute(new DownloadOwnData(caller));
  }
}
