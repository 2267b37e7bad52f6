import { Body, Controller, Delete, Get, HttpCode, Ip, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  authProblems,
  Caller,
  IdParam,
  LetterCount,
  linkToNext,
  RecordOf,
  requestProblems,
} from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { ArchiveCompany, CreateCompany } from './commands/company.commands.js';
import { UpdateCompany } from './commands/update-company.command.js';
import {
  ActiveCustomersQuery,
  CompanyBody,
  CompanyResponse,
  CustomerResponse,
  CustomersChoice,
  CustomersQuery,
  OrderNumberBody,
  OrderValidationResponse,
  WholeCompanyBody,
} from './company.dto.js';
import { CountCompanies, ValidateOrder } from './queries/company.queries.js';
import { ListCompanies } from './queries/list-companies.query.js';
import { companyProblems } from './company.problems.js';

const FOR_GUESTS =
  'Empty for guests, and for accounts whose address is not confirmed, where the settings hide the customers from them.';
const PAGED = 'Sorted by name. A `Link` header with `rel="next"` leads to the next page.';

/** Companies, which the wire calls customers. */
@ApiTags('Customers')
@ApiExtraModels(CustomerResponse, CompanyResponse)
@Controller('api/customers')
export class CompaniesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AllowedTo('anyone', 'Anyone; admins get every detail of each customer.')
  @ApiOperation({
    summary: 'List customers',
    description: `Active customers, which a form can be for. Admins get every detail, and archived customers on request. ${FOR_GUESTS} ${PAGED}`,
  })
  @ApiOkResponse({
    schema: {
      type: 'array',
      items: {
        anyOf: [{ $ref: getSchemaPath(CompanyResponse) }, { $ref: getSchemaPath(CustomerResponse) }],
      },
    },
  })
  @ApiProblem(
    [authProblems.signInNeeded, 'The call asks for archived customers, and nobody is signed in.'],
    [authProblems.notAllowed, 'Only admins may see archived customers.'],
    requestProblems.invalid,
    companyProblems.tooManyPages,
  )
  async list(
    @Query() asked: CustomersQuery,
    @Caller() caller: CallerFacts | null,
    @Ip() address: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<(CustomerResponse | CompanyResponse)[]> {
    const { items, next } = await this.queries.execute(new ListCompanies(asked, caller, address, true));
    linkToNext(reply, next);
    return items;
  }

  @Get('active')
  @AllowedTo('anyone')
  @ApiOperation({
    summary: 'List the customers a form can be for',
    description: `The active ones, without their contact details, for admins too. ${FOR_GUESTS} ${PAGED}`,
  })
  @ApiOkResponse({ type: [CustomerResponse] })
  @ApiProblem(requestProblems.invalid, companyProblems.tooManyPages)
  async listActive(
    @Query() asked: ActiveCustomersQuery,
    @Caller() caller: CallerFacts | null,
    @Ip() address: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerResponse[]> {
    const { items, next } = await this.queries.execute(new ListCompanies(asked, caller, address, false));
    linkToNext(reply, next);
    return items;
  }

  @Get('letters')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Count the customers by letter',
    description: 'How many names begin with each letter. Letters with none are left out.',
  })
  @ApiOkResponse({ type: [LetterCount] })
  @ApiProblem(requestProblems.invalid)
  letters(@Query() asked: CustomersChoice): Promise<LetterCount[]> {
    return this.queries.execute(new CountCompanies(asked));
  }

  @Post('create')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Add a customer',
    description: 'It can be chosen for forms at once.',
  })
  @ApiCreatedResponse({ type: CompanyResponse })
  @ApiProblem(companyProblems.nameTaken, [
    requestProblems.invalid,
    'A field is wrong, or a rule is not understood.',
  ])
  create(@Body() body: CompanyBody): Promise<CompanyResponse> {
    return this.commands.execute(new CreateCompany(body));
  }

  @Put(':id')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Change a customer',
    description:
      'Takes the whole record; what is absent becomes empty. With `isActive` true an archived customer is restored.',
  })
  @ApiOkResponse({ type: CompanyResponse })
  @ApiProblem(companyProblems.unknown, companyProblems.nameTaken, companyProblems.changedMeanwhile, [
    requestProblems.invalid,
    'A field is wrong, or a rule is not understood.',
  ])
  update(@IdParam() id: string, @Body() body: WholeCompanyBody): Promise<CompanyResponse> {
    return this.commands.execute(new UpdateCompany(id, body));
  }

  @Delete(':id/archive')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Archive a customer',
    description:
      'It can no longer be chosen; forms in progress for it can still be sent. Repeating the call changes nothing.',
  })
  @ApiNoContentResponse({ description: 'The customer is archived.' })
  @ApiProblem(companyProblems.unknown)
  archive(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new ArchiveCompany(id, 'archive'));
  }

  @Post(':id/restore')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Restore an archived customer',
    description: 'It can be chosen again. Repeating the call changes nothing.',
  })
  @ApiNoContentResponse({ description: 'The customer is active.' })
  @ApiProblem(companyProblems.unknown, companyProblems.nameTaken)
  restore(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new ArchiveCompany(id, 'restore'));
  }

  @Post(':id/validate-order')
  @AllowedTo('anyone')
  @RecordOf('everyone')
  @HttpCode(200)
  @ApiOperation({ summary: 'Check an order number for a customer' })
  @ApiOkResponse({ type: OrderValidationResponse })
  @ApiProblem(companyProblems.unknown)
  validateOrder(@IdParam() id: string, @Body() body: OrderNumberBody): Promise<OrderValidationResponse> {
    return this.queries.execute(new ValidateOrder(id, body.orderNumber));
  }
}
