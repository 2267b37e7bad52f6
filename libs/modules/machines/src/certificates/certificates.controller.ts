import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  type StreamableFile,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { GivesUploadAddress, SandboxedFile } from '@groundsheet/files';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  IdParam,
  LimitedTries,
  RecordOf,
  requestProblems,
  Sender,
  type FormSender,
} from '@groundsheet/platform';
import { machineProblems } from '../machine.problems.js';
import { BeginCertificateFile, CompleteCertificateFile } from './commands/certificate-file.commands.js';
import { RemoveCertificate } from './commands/remove-certificate.command.js';
import { SaveCertificate } from './commands/save-certificate.command.js';
import {
  AddedCertificateBody,
  CertificateBody,
  CertificateFileResponse,
  CertificateSavedResponse,
  CertificateUploadResponse,
} from './certificate.dto.js';
import { certificateProblems } from './certificate.problems.js';
import {
  GetCertificateFile,
  OpenCertificate,
  OpenCertificateByCode,
} from './queries/certificate-file.queries.js';

/** For who stands in front of the machine, with an account or without. */
const OPENED_PER_HOUR = 120;
const FILES = ['application/pdf', 'image/jpeg'];

/** Certificates of machines: thorough examinations, inspections, services, insurance. */
@ApiTags('Certificates')
@Controller('api')
export class CertificatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('certificates/files')
  @AllowedTo('supervisor')
  @HttpCode(200)
  @GivesUploadAddress()
  @ApiOperation({
    summary: 'Get an address for the file of a certificate',
    description:
      'The address takes one file by PUT within 15 minutes: PDF, JPEG, PNG or WebP. Once it is there, call `complete`, and name its id in a certificate within a day.',
  })
  @ApiOkResponse({ type: CertificateUploadResponse })
  begin(@Sender() sender: FormSender): Promise<CertificateUploadResponse> {
    return this.commands.execute(new BeginCertificateFile(sender));
  }

  @Post('certificates/files/:id/complete')
  @AllowedTo('supervisor')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Complete the file of a certificate',
    description: 'Says that it has been sent. It is then read. Repeating the call changes nothing.',
  })
  @ApiNoContentResponse({ description: 'The file has arrived.' })
  @ApiProblem(certificateProblems.noFile, certificateProblems.notArrived)
  complete(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<void> {
    return this.commands.execute(new CompleteCertificateFile(id, caller));
  }

  @Get('certificates/files/:id')
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Read what the file of a certificate says',
    description:
      'For the person who uploaded it: proposals to accept or correct. Nothing is entered by itself.',
  })
  @ApiOkResponse({ type: CertificateFileResponse })
  @ApiProblem(certificateProblems.noFile)
  read(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<CertificateFileResponse> {
    return this.queries.execute(new GetCertificateFile(id, caller));
  }

  @Post('machines/:id/certificates')
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Add a certificate to a machine',
    description:
      'With `replaces` it takes the place of another one, which is kept for the log of the machine.',
  })
  @ApiCreatedResponse({ type: CertificateSavedResponse })
  @ApiProblem(
    machineProblems.unknown,
    certificateProblems.unknown,
    certificateProblems.tooMany,
    requestProblems.invalid,
  )
  add(
    @IdParam() machineId: string,
    @Body() body: AddedCertificateBody,
    @Caller() caller: CallerFacts,
  ): Promise<CertificateSavedResponse> {
    return this.commands.execute(new SaveCertificate({ machineId }, body, caller));
  }

  @Put('certificates/:id')
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Change a certificate',
    description: 'Replaces everything except the file.',
  })
  @ApiOkResponse({ type: CertificateSavedResponse })
  @ApiProblem(certificateProblems.unknown, requestProblems.invalid)
  change(
    @IdParam() id: string,
    @Body() body: CertificateBody,
    @Caller() caller: CallerFacts,
  ): Promise<CertificateSavedResponse> {
    return this.commands.execute(new SaveCertificate({ id }, body, caller));
  }

  @Delete('certificates/:id')
  @AllowedTo('supervisor')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a certificate', description: 'With its file, for good.' })
  @ApiNoContentResponse({ description: 'The certificate is gone.' })
  @ApiProblem(certificateProblems.unknown)
  remove(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new RemoveCertificate(id));
  }

  @Get('certificates/:id/file')
  @AllowedTo('supervisor')
  @SandboxedFile(...FILES)
  @ApiOperation({ summary: 'Open the file of a certificate' })
  @ApiProblem(certificateProblems.unknown)
  file(@IdParam() id: string): Promise<StreamableFile> {
    return this.queries.execute(new OpenCertificate(id));
  }

  @Get('machine-status/:code/certificates/:id')
  @AllowedTo('anyone')
  @RecordOf('everyone')
  @LimitedTries('certificates-of-network', OPENED_PER_HOUR)
  @SandboxedFile(...FILES)
  @ApiOperation({
    summary: 'Open the file of a certificate by the code on its machine',
    description: 'Where the office allows it: by default for evidence of the last inspection.',
  })
  @ApiProblem(certificateProblems.unknown)
  fileByCode(@Param('code') code: string, @IdParam() id: string): Promise<StreamableFile> {
    return this.queries.execute(new OpenCertificateByCode(code, id));
  }
}
