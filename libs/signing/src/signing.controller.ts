import { Body, Controller, HttpCode, Ip, Post, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  AllowedTo,
  ApiProblem,
  BodyLimit,
  Device,
  IdParam,
  LimitedTries,
  RecordOf,
  requestProblems,
} from '@groundsheet/platform';
import { type BroughtSignatures, formProblems, Signatures, TakesSignatures } from '@groundsheet/forms';
import { Asked, ByKey } from './by-key.interceptor.js';
import { DenySignature } from './commands/deny-signature.command.js';
import { OpenSignRequest, PassSignRequestOn, RateDriver } from './commands/signer.commands.js';
import { QueryWhatIsSigned } from './commands/query-what-is-signed.command.js';
import { SignAsAsked } from './commands/sign-as-asked.command.js';
import { GetPdfToSign } from './queries/sign-request.queries.js';
import { PassOnBody, RateBody, SignBody, SignKeyBody, SignQueryBody } from './sign-request.dto.js';
import { OpenedRequestResponse } from './sign-request.response.js';
import { signRequestProblems } from './sign-request.problems.js';
import type { AskedRequest } from './sign-requests.js';

/** That of a set is drawn each time. */
const MOST_PDFS = 30;
const MOST_QUERIES = 60;
const MOST_DENIALS = 60;

/** For the person asked to sign. Nothing here is a GET: what a mail scanner opens changes nothing. */
@ApiTags('Signatures')
@Controller('api/sign-requests')
export class SigningController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':id/open')
  @ByKey()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Show what is to be signed',
    description: 'Its asker is told that it was opened.',
  })
  @ApiOkResponse({ type: OpenedRequestResponse })
  @ApiProblem(signRequestProblems.outOfDate, signRequestProblems.signedAlready)
  open(@Asked() asked: AskedRequest, @Body() _key: SignKeyBody): Promise<OpenedRequestResponse> {
    return this.commands.execute(new OpenSignRequest(asked));
  }

  @Post(':id/pdf')
  @ByKey()
  @LimitedTries('sign-pdfs-of-network', MOST_PDFS)
  @HttpCode(200)
  @ApiOperation({ summary: 'Download the PDF of what is to be signed' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(formProblems.pdfNotReady)
  pdf(@Asked() asked: AskedRequest, @Body() _key: SignKeyBody): Promise<StreamableFile> {
    return this.queries.execute(new GetPdfToSign(asked));
  }

  @Post(':id/sign')
  @ByKey()
  @TakesSignatures(['signer'])
  @BodyLimit('1 MB')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Give a requested signature',
    description:
      'Once, and only what `shownSha256` says was shown. Of two who sign at the same moment the second is told who was first.',
  })
  @ApiOkResponse({ type: OpenedRequestResponse })
  @ApiProblem(
    signRequestProblems.outOfDate,
    signRequestProblems.signedAlready,
    signRequestProblems.notWaiting,
    [requestProblems.invalid, 'The name or the signature is missing, or cannot be taken.'],
  )
  sign(
    @Asked() asked: AskedRequest,
    @Body() body: SignBody,
    @Signatures() signatures: BroughtSignatures<'signer'>,
    @Device() device: string,
    @Ip() network: string | undefined,
  ): Promise<OpenedRequestResponse> {
    return this.commands.execute(new SignAsAsked(asked, body, signatures, device, network));
  }

  @Post(':id/query')
  @ByKey()
  @LimitedTries('sign-queries-of-network', MOST_QUERIES)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Query what is to be signed',
    description:
      'Line by line, with what it should be. After signing it stands beside the signature and reopens nothing.',
  })
  @ApiOkResponse({ type: OpenedRequestResponse })
  @ApiProblem(
    signRequestProblems.outOfDate,
    signRequestProblems.signedAlready,
    signRequestProblems.notWaiting,
    signRequestProblems.tooManyQueries,
    [requestProblems.invalid, 'Nothing is said to be wrong, or a line is none of those shown.'],
  )
  query(@Asked() asked: AskedRequest, @Body() body: SignQueryBody): Promise<OpenedRequestResponse> {
    return this.commands.execute(new QueryWhatIsSigned(asked, body));
  }

  @Post(':id/pass-on')
  @ByKey()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Pass a request to sign on to somebody else',
    description: 'Once; it is recorded.',
  })
  @ApiOkResponse({ type: OpenedRequestResponse })
  @ApiProblem(
    signRequestProblems.outOfDate,
    signRequestProblems.signedAlready,
    signRequestProblems.notWaiting,
    signRequestProblems.passedOnAlready,
    [requestProblems.invalid, 'There is no name.'],
  )
  passOn(@Asked() asked: AskedRequest, @Body() body: PassOnBody): Promise<OpenedRequestResponse> {
    return this.commands.execute(new PassSignRequestOn(asked, body));
  }

  @Post(':id/rate')
  @ByKey()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Rate the driver’s week after signing',
    description: 'Once, by the client. Supervisors and admins see it; the driver never does.',
  })
  @ApiOkResponse({ type: OpenedRequestResponse })
  @ApiProblem(signRequestProblems.notToRate)
  rate(@Asked() asked: AskedRequest, @Body() body: RateBody): Promise<OpenedRequestResponse> {
    return this.commands.execute(new RateDriver(asked, body));
  }

  @Post(':id/deny')
  @AllowedTo('anyone', 'Anyone with the link in a receipt, for 30 days.')
  @RecordOf('key')
  @LimitedTries('signature-denials-of-network', MOST_DENIALS)
  @HttpCode(204)
  @ApiOperation({
    summary: 'Deny a signature',
    description:
      'With the key of the receipt, once. The signature stays; driver, supervisors and admins are mailed.',
  })
  @ApiNoContentResponse({ description: 'They will look into it.' })
  @ApiProblem(signRequestProblems.deadLink)
  deny(@IdParam() id: string, @Body() body: SignKeyBody): Promise<void> {
    return this.commands.execute(new DenySignature(id, body));
  }
}
