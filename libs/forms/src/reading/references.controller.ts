import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { AllowedTo, ApiProblem, Caller, requestProblems, ResponseField, Text } from '@groundsheet/platform';
import { formProblems } from '../form/form.problems.js';
import { REFERENCED_KINDS, type Referenced } from './referenced-records.js';
import { References } from './references.js';

/** Room for spaces between the letters. */
const LONGEST = 40;

class ReferenceQuery {
  @Text({
    max: LONGEST,
    about: 'A reference in any case, with spaces or without the hyphen, or the plant number of a machine.',
    example: 'TS-7K3M9QXD',
    required: true,
  })
  reference!: string;
}

class ReferencedResponse implements Referenced {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ enum: REFERENCED_KINDS })
  kind!: Referenced['kind'];

  @ResponseField({ type: String, example: 'TS-7K3M9QXD' })
  reference!: string;

  @ResponseField({
    type: Boolean,
    description: 'Whether it is a draft of the caller’s own, which is opened to be carried on with.',
  })
  isDraft!: boolean;
}

@ApiTags('Forms')
@Controller('api/references')
export class ReferencesController {
  constructor(private readonly references: References) {}

  @Get()
  @AllowedTo('driver')
  @ApiOperation({
    operationId: 'References_find',
    summary: 'Find a record by its reference',
    description:
      'A form or a form set, without its contents: a driver’s own, drafts too; for supervisors and admins also everybody else’s form sets and sent forms, and off-hire notices. A defect, `D-1042`, and a machine of the register, `EX-0417`, for everybody.',
  })
  @ApiOkResponse({ type: ReferencedResponse })
  @ApiProblem(formProblems.unknownReference, requestProblems.invalid)
  find(@Query() { reference }: ReferenceQuery, @Caller() caller: CallerFacts): Promise<ReferencedResponse> {
    return this.references.find(reference, caller);
  }
}
