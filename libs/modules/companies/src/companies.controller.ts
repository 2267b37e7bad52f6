import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AllowedTo, ApiProblem, IdPipe } from '@groundsheet/platform';
import { CustomerAnswer, OrderNumberBody, OrderValidationAnswer } from './company.dto.js';
import { ListCompanies } from './queries/list-companies.query.js';
import { ValidateOrder } from './queries/validate-order.query.js';

/** Companies, under the wire's name for them: customers. */
@ApiTags('Customers')
@Controller('api/customers')
export class CompaniesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AllowedTo('anyone')
  @ApiOperation({
    summary: 'List the customers a form can be for',
    description: 'Active companies by name, without their contact details.',
  })
  @ApiOkResponse({ type: [CustomerAnswer] })
  list(): Promise<CustomerAnswer[]> {
    return this.queries.execute(new ListCompanies());
  }

  @Post(':id/validate-order')
  @AllowedTo('anyone')
  @HttpCode(200)
  @ApiOperation({ summary: 'Is this order number good for that customer?' })
  @ApiOkResponse({ type: OrderValidationAnswer })
  @ApiProblem(404, 'company.unknown', 'There is no such customer.')
  @ApiProblem(422, 'request.invalid', 'The order number is missing or too long.')
  validateOrder(
    @Param('id', IdPipe) id: string,
    @Body() body: OrderNumberBody,
  ): Promise<OrderValidationAnswer> {
    return this.queries.execute(new ValidateOrder(id, body.orderNumber));
  }
}
