import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  FormAcceptedResponse,
  GuestLimited,
  Signatures,
  TakesSignatures,
  type BroughtSignatures,
} from '@groundsheet/forms';
import {
  AllowedTo,
  ApiProblem,
  BodyLimit,
  Caller,
  Device,
  Idempotent,
  IdParam,
  LimitedTries,
  RecordOf,
  requestProblems,
  Sender,
  type FormSender,
} from '@groundsheet/platform';
import { defectProblems } from '../defect.problems.js';
import {
  FitterRepairBody,
  OpenRepairLinkBody,
  RepairLinkResponse,
  RepairPageResponse,
} from './fitter.dto.js';
import { MakeRepairLink, WithdrawRepairLinks } from './repair-link.commands.js';
import { OpenRepairLink } from './open-repair-link.query.js';
import { SignRepair } from './sign-repair.command.js';

const TRIES_PER_HOUR = 120;
const WITH_KEY = 'Anyone who has the link.';

/** Repairs by fitters who have no account. */
@ApiTags('Defects')
@Controller('api')
export class RepairLinksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('defects/:id/repair-link')
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Make a link for a fitter',
    description:
      'Works for 14 days and shows the open defects of the machine. Asking again on the same day gives the same link.',
  })
  @ApiCreatedResponse({ type: RepairLinkResponse })
  @ApiProblem(defectProblems.unknown)
  make(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<RepairLinkResponse> {
    return this.commands.execute(new MakeRepairLink(id, caller));
  }

  @Delete('defects/:id/repair-link')
  @HttpCode(204)
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Withdraw the links for fitters',
    description:
      'Every link to the machine of the defect, no matter who made it. Repeating the call changes nothing.',
  })
  @ApiNoContentResponse()
  @ApiProblem(defectProblems.unknown)
  withdraw(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new WithdrawRepairLinks(id));
  }

  @Post('repair-links/open')
  @HttpCode(200)
  @AllowedTo('anyone', WITH_KEY)
  @RecordOf('key')
  @LimitedTries('repair-links-of-network', TRIES_PER_HOUR)
  @ApiOperation({ summary: 'Open a fitter’s link', description: 'Changes nothing.' })
  @ApiOkResponse({ type: RepairPageResponse })
  @ApiProblem(defectProblems.linkOver, requestProblems.invalid)
  open(@Body() body: OpenRepairLinkBody): Promise<RepairPageResponse> {
    return this.queries.execute(new OpenRepairLink(body));
  }

  @Post('repair-links/repairs')
  @HttpCode(200)
  @AllowedTo('anyone', WITH_KEY)
  @BodyLimit('1 MB')
  @RecordOf('key')
  @LimitedTries('repairs-of-network', TRIES_PER_HOUR)
  // Outermost: no picture is looked at inside the transaction that the key opens.
  @TakesSignatures(['fitter'])
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Sign a repair as a fitter',
    description:
      'Makes the record, a form. A machine that the defect stops still has to be released. Repeating the call with the same key changes nothing.',
  })
  @ApiOkResponse({ type: FormAcceptedResponse })
  @ApiProblem(
    defectProblems.linkOver,
    defectProblems.unknown,
    defectProblems.unknownRecord,
    defectProblems.closed,
    defectProblems.repairedAlready,
    defectProblems.correctedAlready,
    requestProblems.invalid,
  )
  sign(
    @Body() body: FitterRepairBody,
    @Signatures() signatures: BroughtSignatures,
    @Device() device: string,
    @Sender() sender: FormSender,
  ): Promise<FormAcceptedResponse> {
    return this.commands.execute(new SignRepair(body, signatures, device, sender));
  }
}
