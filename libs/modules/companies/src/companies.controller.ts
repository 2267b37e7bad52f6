import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AllowedTo, ApiProblem, IdPipe } from '@groundsheet/platform';
import { CustomerResponse, OrderNumberBody, OrderValidationResponse } from './company.dto.js';
import { ListCompanies } from './queries/list-companies.query.js';
import { ValidateOrder } from './queries/validate-order.query.js';

/** Companies, which the wire calls customers. */
@ApiTags('Customers')
@Controller('api/customers')
export class CompaniesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AllowedTo('anyone')
  @ApiOperation({
    summary: 'List the customers a form can be for',
    description: 'Active companies, sorted by name, without their contact details.',
  })
  @ApiOkResponse({ type: [CustomerResponse] })
  list(): Promise<CustomerResponse[]> {
    return this.queries.execute(new ListCompanies());
  }

  @Post(':id/validate-order')
  @AllowedTo('anyone')
  @HttpCode(200)
  @ApiOperation({ summary: 'Check an order number for a customer' })
  @ApiOkResponse({ type: OrderValidationResponse })
  @ApiProblem(404, 'company.unknown', 'There is no such customer.')
  @ApiProblem(422, 'request.invalid', 'The order number is missing or too long.')
  validateOrder(
    @Param('id', IdPipe) id: string,
    @Body() body: OrderNumberBody,
  ): Promise<OrderValidationResponse> {
    return this.queries.execute(new ValidateOrder(id, body.orderNumber));
  }
}
