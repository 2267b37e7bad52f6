import { Body, Controller, Get, Post, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  Idempotent,
  IdParam,
  NotAfterSession,
  TakesGuestsForm,
  RecordOf,
  Sender,
  type FormSender,
} from '@groundsheet/platform';
import { SandboxedFile, uploadProblems } from '@groundsheet/files';
import { GuestLimited } from '@groundsheet/forms';
import { defectProblems } from '../defect.problems.js';
import { GetReportPhoto } from './get-report-photo.query.js';
import { ReportDefect } from './report-defect.command.js';
import { ReportBody, ReportedResponse } from './report.dto.js';

/** Defects that are reported without a check sheet. */
@ApiTags('Defects')
@Controller('api')
export class ReportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('defect-reports')
  @AllowedTo('anyone')
  @NotAfterSession()
  @TakesGuestsForm()
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Report a defect without a check sheet',
    description:
      'By anyone who has the code of a machine in use. Opens a defect, or adds to the open one of the same item. Counts as a form does towards the limits of its sender; a device without an account stops three machines a day, and only proposes it afterwards.',
  })
  @ApiCreatedResponse({ type: ReportedResponse })
  @ApiProblem(defectProblems.unknownCode)
  report(@Body() body: ReportBody, @Sender() sender: FormSender): Promise<ReportedResponse> {
    return this.commands.execute(new ReportDefect(body, sender));
  }

  @Get('defects/:id/photos/:objectId')
  @AllowedTo('driver')
  @RecordOf('everyone')
  @SandboxedFile('image/jpeg')
  @ApiOperation({
    summary: 'Get the photo of a report',
    description: 'For supervisors, admins and the person who reported it.',
  })
  @ApiProblem(defectProblems.unknown, uploadProblems.unknown)
  photo(
    @IdParam() id: string,
    @IdParam('objectId') objectId: string,
    @Caller() caller: CallerFacts,
  ): Promise<StreamableFile> {
    return this.queries.execute(new GetReportPhoto(id, objectId, caller));
  }
}
