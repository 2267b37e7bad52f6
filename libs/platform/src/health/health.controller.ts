import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { EntityManager } from '@mikro-orm/postgresql';
import { AllowedTo } from '../auth/allowed-to.decorator.js';
import { ApiProblem } from '../http/api-problem.js';
import { AnswersUnderPressure } from '../http/too-much.js';

export class HealthResponse {
  @ApiProperty({ type: String, enum: ['ok'] })
  status!: 'ok';
}

@ApiTags('Operation')
@Controller('api/health')
export class HealthController {
  constructor(private readonly em: EntityManager) {}

  @Get('live')
  @AllowedTo('anyone')
  @AnswersUnderPressure()
  @ApiOperation({
    summary: 'Check that the process is alive',
    description: 'Uses neither the database nor the queue.',
  })
  @ApiOkResponse({ type: HealthResponse })
  live(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @AllowedTo('anyone')
  @ApiOperation({
    summary: 'Check that the product can serve',
    description: 'Asks the database and the job queue.',
  })
  @ApiOkResponse({ type: HealthResponse })
  @ApiProblem(503, 'service.database-away', 'The database or the queue cannot be reached.')
  async ready(): Promise<HealthResponse> {
    await this.em.execute('select 1 from graphile_worker.jobs limit 1');
    return { status: 'ok' };
  }
}
