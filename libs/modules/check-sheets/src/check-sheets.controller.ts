import { Body, Controller, Get, Post, Put, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  BeginsDraft,
  FormAcceptedResponse,
  FormSavedResponse,
  GetForm,
  GetFormPhoto,
  Reader,
  ReadsForm,
  SavesDraft,
  SendsForm,
  Signatures,
  type BroughtSignatures,
  type FormReader,
} from '@groundsheet/forms';
import { IdParam, Sender, type FormSender } from '@groundsheet/platform';
import { SandboxedFile } from '@groundsheet/files';
import { CheckSheetBody, CheckSheetResponse, CompleteCheckSheetBody } from './check-sheet.dto.js';
import { SaveCheckSheet } from './commands/save-check-sheet.command.js';
import { SubmitCheckSheet } from './commands/submit-check-sheet.command.js';

@ApiTags('Check sheets')
@Controller('api')
export class CheckSheetsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('one-step-completion/check-sheet')
  @SendsForm('checkSheetData')
  @ApiOperation({
    summary: 'Send a signed check sheet',
    description:
      'Stores the form and responds at once; PDF and mails follow. All faults are reported together. Of the `defect*` fields those of the vehicle are taken, and the 16 of the completed form on every vehicle; without a vehicle, all of them. Items may be left unanswered, which the PDF says. With the `id` of a draft of the caller’s own, the draft itself is sent; an account’s sheet also goes to the customer’s own address.',
  })
  complete(
    @Body() body: CompleteCheckSheetBody,
    @Signatures() signatures: BroughtSignatures,
    @Sender() sender: FormSender,
  ): Promise<FormAcceptedResponse> {
    return this.commands.execute(new SubmitCheckSheet(body, signatures, sender));
  }

  @Post('check-sheets')
  @BeginsDraft()
  @ApiOperation({
    summary: 'Save a new check sheet as a draft',
    description:
      'Any field may be missing, even the customer; what is there must be valid. The caller may choose the `id`.',
  })
  begin(
    @Body() body: CheckSheetBody,
    @Signatures() signatures: BroughtSignatures,
    @Sender() sender: FormSender,
  ): Promise<FormSavedResponse> {
    return this.commands.execute(new SaveCheckSheet(body, signatures, sender));
  }

  @Put('check-sheets/:id')
  @SavesDraft()
  @ApiOperation({
    summary: 'Save a draft of a check sheet',
    description:
      'Replaces all of it: an absent field is empty. `version` is the one that the screen showed; the current one if absent. `id` is ignored.',
  })
  save(
    @IdParam() id: string,
    @Body() body: CheckSheetBody,
    @Signatures() signatures: BroughtSignatures,
    @Sender() sender: FormSender,
  ): Promise<FormSavedResponse> {
    return this.commands.execute(new SaveCheckSheet(body, signatures, sender, id));
  }

  @Get('check-sheets/:id')
  @ReadsForm(CheckSheetResponse)
  @ApiOperation({ summary: 'Read a check sheet' })
  get(@IdParam() id: string, @Reader() reader: FormReader): Promise<CheckSheetResponse> {
    return this.queries.execute(new GetForm(id, reader, 'check-sheet')) as Promise<CheckSheetResponse>;
  }

  @Get('check-sheets/:id/photos/:objectId')
  @ReadsForm()
  @SandboxedFile('image/jpeg')
  @ApiOperation({ summary: 'Read a photo of a completed check sheet' })
  photo(
    @IdParam() id: string,
    @IdParam('objectId') objectId: string,
    @Reader() reader: FormReader,
  ): Promise<StreamableFile> {
    return this.queries.execute(new GetFormPhoto(id, objectId, reader, 'check-sheet'));
  }
}
