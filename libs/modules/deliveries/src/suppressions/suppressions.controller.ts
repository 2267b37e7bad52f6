import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiConsumes,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import {
  AcceptsForeignOrigin,
  AllowedTo,
  ApiProblem,
  IdParam,
  linkToNext,
  RecordsReading,
  requestProblems,
} from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { AllowRecipient, SuppressAddress, SuppressRecipient } from '../commands/suppressions.commands.js';
import { ListSuppressions } from '../queries/list-suppressions.query.js';
import {
  SuppressedAddressBody,
  SuppressionBody,
  SuppressionResponse,
  SuppressionsQuery,
} from './suppression.dto.js';
import { suppressionProblems } from './suppression.problems.js';

const WHO_HAS_THE_MAIL = 'Anyone who has the email.';

@ApiTags('Mail')
@Controller('api/suppressions')
export class SuppressionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AllowedTo('admin')
  @RecordsReading('list.do-not-send')
  @ApiOperation({
    summary: 'List recipients who have opted out',
    description: 'Latest first. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [SuppressionResponse] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: SuppressionsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SuppressionResponse[]> {
    const { items, next } = await this.queries.execute(new ListSuppressions(asked));
    linkToNext(reply, next);
    return items;
  }

  @Post()
  @AllowedTo('anyone', WHO_HAS_THE_MAIL)
  @HttpCode(204)
  @ApiOperation({
    summary: 'Stop mail to a recipient',
    description: 'Repeating the call changes nothing.',
  })
  @ApiNoContentResponse({ description: 'No more mail is sent to this address.' })
  @ApiProblem(suppressionProblems.unknownKey)
  suppress(@Body() { key }: SuppressionBody): Promise<void> {
    return this.commands.execute(new SuppressRecipient(key));
  }

  @Post('one-click')
  @AllowedTo('anyone', WHO_HAS_THE_MAIL)
  @AcceptsForeignOrigin()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Stop mail to a recipient with one click',
    description: 'The address in the `List-Unsubscribe` header (RFC 8058). The body is ignored.',
  })
  @ApiQuery({ name: 'key', type: String, description: 'The key from the header of the email.' })
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiNoContentResponse({ description: 'No more mail is sent to this address.' })
  @ApiProblem(suppressionProblems.unknownKey)
  suppressInOneClick(@Query('key') key: string): Promise<void> {
    return this.commands.execute(new SuppressRecipient(key));
  }

  @Post('addresses')
  @AllowedTo('admin')
  @HttpCode(204)
  @ApiOperation({ summary: 'Stop mail to an address' })
  @ApiNoContentResponse({ description: 'No more mail is sent to this address.' })
  @ApiProblem(suppressionProblems.listed, suppressionProblems.noAddress)
  suppressAddress(@Body() { address }: SuppressedAddressBody): Promise<void> {
    return this.commands.execute(new SuppressAddress(address));
  }

  @Delete(':id')
  @AllowedTo('admin')
  @HttpCode(204)
  @ApiOperation({ summary: 'Allow mail to a recipient again' })
  @ApiNoContentResponse({ description: 'Mail to this address is sent again.' })
  @ApiProblem(suppressionProblems.unknown)
  allow(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new AllowRecipient(id));
  }
}
