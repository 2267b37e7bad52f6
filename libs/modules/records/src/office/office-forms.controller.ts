import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AllowedTo, ApiProblem, linkToNext, RecordsReading, requestProblems } from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { ListOfficeForms } from './list-office-forms.query.js';
import { OfficeForm, OfficeFormsQuery } from './office-forms.dto.js';

@ApiTags('Forms')
@Controller('api/forms')
export class OfficeFormsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AllowedTo('supervisor')
  @RecordsReading('list.forms', ['kind', 'status', 'week', 'clientSigned', 'corrected'])
  @ApiOperation({
    summary: 'List everybody’s forms',
    description:
      'All sent forms, guests’ too, and the drafts that their drivers have signed; last changed first. The header `Link: …; rel="next"` points to the next page.',
  })
  @ApiOkResponse({ type: [OfficeForm] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: OfficeFormsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OfficeForm[]> {
    const { items, next } = await this.queries.execute(new ListOfficeForms(asked));
    linkToNext(reply, next);
    return items;
  }
}
