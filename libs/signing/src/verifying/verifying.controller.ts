import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AllowedTo, ApiProblem, LimitedTries, requestProblems } from '@groundsheet/platform';
import { VerifiedPdf, VerifyBody } from './verifying.dto.js';
import { VerifyPdf } from './verify-pdf.query.js';

/** Of files that a reader has in hand: an office that checks a month's looks up one after the other. */
const VERIFIED_PER_HOUR = 120;

@ApiTags('Forms')
@Controller('api/verify')
export class VerifyingController {
  constructor(private readonly queries: QueryBus) {}

  @Post()
  @HttpCode(200)
  @AllowedTo('anyone')
  @LimitedTries('pdfs-verified-of-network', VERIFIED_PER_HOUR)
  @ApiOperation({
    summary: 'Ask whether a PDF is one of ours',
    description:
      'By the reference on it and the SHA-256 of the file, which stays where it is. It says nothing about what is on the form.',
  })
  @ApiOkResponse({ type: VerifiedPdf })
  @ApiProblem(requestProblems.invalid)
  verify(@Body() body: VerifyBody): Promise<VerifiedPdf> {
    return this.queries.execute(new VerifyPdf(body));
  }
}
