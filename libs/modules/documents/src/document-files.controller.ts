import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { PROPOSED_FIELDS } from '@groundsheet/form-rules';
import { AllowedTo, ApiProblem, Caller, IdParam, RecordOf } from '@groundsheet/platform';
import { openedFile, SandboxedFile, webpFile } from '@groundsheet/files';
import { OpenDocumentFile } from './queries/open-document-file.query.js';
import { OpenProposalPicture, OpenThumbnail } from './queries/open-document-picture.queries.js';
import { documentProblems } from './document.problems.js';

const NO_FILE = 'There is no such document, or no such file of it.';

/** The files of documents, and the small pictures made of them; for their owner, and the files for admins, too. */
@ApiTags('Documents')
@Controller('api/documents/:id')
export class DocumentFilesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('files/:fileId')
  @AllowedTo('driver')
  @RecordOf('driver-and-admins')
  @SandboxedFile('application/pdf', 'image/jpeg')
  @ApiOperation({
    summary: 'Get one file of a document',
    description: 'What an admin opens in another person’s vault is recorded and shown to its owner.',
  })
  @ApiProblem([documentProblems.unknown, NO_FILE])
  async file(
    @IdParam() id: string,
    @IdParam('fileId') fileId: string,
    @Caller() caller: CallerFacts,
  ): Promise<StreamableFile> {
    const { file, name } = await this.queries.execute(new OpenDocumentFile(id, fileId, caller));
    return openedFile(file, name);
  }

  @Get('files/:fileId/thumbnail')
  @AllowedTo('driver')
  @RecordOf('driver')
  @SandboxedFile('image/webp')
  @ApiOperation({ summary: 'Get a small picture of the first page of a file' })
  @ApiProblem([documentProblems.unknown, `${NO_FILE} Or it has no picture yet.`])
  async thumbnail(
    @IdParam() id: string,
    @IdParam('fileId') fileId: string,
    @Caller() caller: CallerFacts,
  ): Promise<StreamableFile> {
    return webpFile(await this.queries.execute(new OpenThumbnail(id, fileId, caller.id)), 'first-page');
  }

  @Get('proposals/:field/picture')
  @AllowedTo('driver')
  @RecordOf('driver')
  @SandboxedFile('image/webp')
  @ApiOperation({ summary: 'Get the part of the page that a proposal was read from' })
  @ApiParam({ name: 'field', enum: PROPOSED_FIELDS })
  @ApiProblem([documentProblems.unknown, 'There is no such document, or no such proposal.'])
  async proposalPicture(
    @IdParam() id: string,
    @Param('field') field: string,
    @Caller() caller: CallerFacts,
  ): Promise<StreamableFile> {
    return webpFile(
      await this.queries.execute(new OpenProposalPicture(id, field, caller.id)),
      'part-of-page',
    );
  }
}
