import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type MessageEvent,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  authProblems,
  Caller,
  type FormSender,
  IdParam,
  linkToNext,
  LiveSignals,
  LiveStream,
  RecordOf,
  requestProblems,
  Sender,
} from '@groundsheet/platform';
import { GivesUploadAddress } from '@groundsheet/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { BeginDocument } from './commands/begin-document.command.js';
import { BringDocumentBack, ThrowDocumentAway } from './commands/document-bin.commands.js';
import { ChangeDocument, CompleteDocument } from './commands/document.commands.js';
import {
  DocumentBody,
  DocumentCounts,
  DocumentResponse,
  DocumentsQuery,
  DocumentUploadBody,
  DocumentUploadResponse,
  ProposalAnswerBody,
  VaultRead,
} from './document.dto.js';
import { AnswerProposal } from './commands/answer-proposal.command.js';
import { ListVaultReads } from './queries/list-vault-reads.query.js';
import { CountDocuments } from './queries/document.queries.js';
import { ListDocuments } from './queries/list-documents.query.js';
import { documentProblems } from './document.problems.js';

/** A driver's own vault. */
@ApiTags('Documents')
@Controller('api/documents')
export class DocumentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly signals: LiveSignals,
  ) {}

  @Post('upload')
  @AllowedTo('driver')
  @HttpCode(200)
  @GivesUploadAddress()
  @ApiOperation({
    summary: 'Get an address for a document',
    description:
      'The address takes one file by PUT within 15 minutes: PDF, JPEG, PNG or WebP. With `partOf` it is another side or page of a document. Once all files are there, call `complete`.',
  })
  @ApiOkResponse({ type: DocumentUploadResponse })
  @ApiProblem(
    [documentProblems.unknown, 'There is no document that it could be part of.'],
    documentProblems.tooManyFiles,
    documentProblems.vaultFull,
    documentProblems.vaultFullUntilConfirmed,
    documentProblems.noRoom,
  )
  upload(@Body() body: DocumentUploadBody, @Sender() sender: FormSender): Promise<DocumentUploadResponse> {
    return this.commands.execute(new BeginDocument(sender.caller!.id, body, sender));
  }

  @Post(':id/complete')
  @AllowedTo('driver')
  @RecordOf('driver')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Complete a document',
    description:
      'Says that all its files have been sent. It is then read, which takes a few seconds a page. Repeating the call changes nothing.',
  })
  @ApiNoContentResponse({ description: 'The document is in the vault.' })
  @ApiProblem(
    documentProblems.unknown,
    documentProblems.notArrived,
    documentProblems.vaultFull,
    documentProblems.vaultFullUntilConfirmed,
    documentProblems.noRoom,
  )
  complete(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<void> {
    return this.commands.execute(new CompleteDocument(id, caller));
  }

  @Get('owner/:ownerName')
  @AllowedTo('driver')
  @RecordOf('driver')
  @ApiOperation({
    summary: 'List your documents',
    description:
      'Latest first. Those of the person signed in, whose name must match. An admin may name anybody, which is recorded and shown to them; if several have the name, `ownerId` says which. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [DocumentResponse] })
  @ApiProblem(documentProblems.nobody, authProblems.passwordNeeded, requestProblems.invalid)
  async list(
    @Param('ownerName') ownerName: string,
    @Query() asked: DocumentsQuery,
    @Caller() caller: CallerFacts,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DocumentResponse[]> {
    const { items, next } = await this.queries.execute(new ListDocuments(ownerName, asked, caller));
    linkToNext(reply, next);
    return items;
  }

  @Get('counts')
  @AllowedTo('driver')
  @ApiOperation({ summary: 'Count your documents' })
  @ApiOkResponse({ type: DocumentCounts })
  counts(@Caller() caller: CallerFacts): Promise<DocumentCounts> {
    return this.queries.execute(new CountDocuments(caller.id));
  }

  @Get('reads')
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'List when admins looked into your vault',
    description: 'Latest first, 100 at most.',
  })
  @ApiOkResponse({ type: [VaultRead] })
  reads(@Caller() caller: CallerFacts): Promise<VaultRead[]> {
    return this.queries.execute(new ListVaultReads(caller.id));
  }

  @LiveStream({
    summary: 'Subscribe to changes in your vault',
    whenever: 'a document has come, been read or changed',
  })
  events(@Req() request: FastifyRequest): Observable<MessageEvent> {
    return this.signals.streamFor('documents.changed', request, ({ id }, ownerId) => ownerId === id);
  }

  @Put(':id')
  @AllowedTo('driver')
  @RecordOf('driver')
  @ApiOperation({
    summary: 'Change the details of a document',
    description: 'Replaces all that its owner may change: an absent field is empty.',
  })
  @ApiOkResponse({ type: DocumentResponse })
  @ApiProblem(documentProblems.unknown, documentProblems.changedMeanwhile)
  change(
    @IdParam() id: string,
    @Body() body: DocumentBody,
    @Caller() caller: CallerFacts,
  ): Promise<DocumentResponse> {
    return this.commands.execute(new ChangeDocument(id, body, caller.id));
  }

  @Post(':id/proposals')
  @AllowedTo('driver')
  @RecordOf('driver')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Accept, correct or turn down a proposal',
    description: 'Nothing that was read on a document is filled in without this.',
  })
  @ApiOkResponse({ type: DocumentResponse })
  @ApiProblem(documentProblems.unknown, documentProblems.notProposed)
  answer(
    @IdParam() id: string,
    @Body() body: ProposalAnswerBody,
    @Caller() caller: CallerFacts,
  ): Promise<DocumentResponse> {
    return this.commands.execute(new AnswerProposal(id, body, caller.id));
  }

  @Delete(':id')
  @AllowedTo('driver')
  @RecordOf('driver')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a document', description: 'It can be brought back for a day.' })
  @ApiNoContentResponse({ description: 'It is no longer shown.' })
  @ApiProblem(documentProblems.unknown)
  throwAway(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<void> {
    return this.commands.execute(new ThrowDocumentAway(id, caller.id));
  }

  @Post(':id/restore')
  @AllowedTo('driver')
  @RecordOf('driver')
  @HttpCode(204)
  @ApiOperation({ summary: 'Bring a deleted document back', description: 'Within a day.' })
  @ApiNoContentResponse({ description: 'It is in the vault again.' })
  @ApiProblem([documentProblems.unknown, 'It has been erased.'])
  bringBack(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<void> {
    return this.commands.execute(new BringDocumentBack(id, caller.id));
  }
}
