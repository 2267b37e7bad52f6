import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { EntityManager } from '@mikro-orm/postgresql';
import { AllowedTo } from '../auth/allowed-to.decorator.js';
import { Config } from '../config/config.js';
import { JobQueue } from '../events/job-queue.js';
import { ApiProblem } from '../http/api-problem.js';
import { AnswersUnderPressure } from '../http/connections/too-much.js';
import { anyRequestProblems } from '../problems/request.problems.js';
import { refusal } from '../problems/refusal.js';

const healthProblems = {
  jobsStopped: refusal(503, 'service.jobs-stopped', 'The job runners of this worker have stopped.', {
    message: 'No jobs are being run at the moment.',
    retryAfter: 5,
  }),
};

export class HealthResponse {
  @ApiProperty({ type: String, enum: ['ok'] })
  status!: 'ok';
}

@ApiTags('Operation')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly jobs: JobQueue,
  ) {}

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
    summary: 'Check that the process can do its work',
    description: 'Asks the database and the job queue; a worker also looks at its own job runners.',
  })
  @ApiOkResponse({ type: HealthResponse })
  @ApiProblem(
    [anyRequestProblems.databaseAway, 'The database or the queue cannot be reached.'],
    healthProblems.jobsStopped,
  )
  async ready(): Promise<HealthResponse> {
    await this.em.execute('select 1 from graphile_worker.jobs limit 1');
    if (this.config.process === 'worker' && !this.jobs.isRunning) {
      throw healthProblems.jobsStopped();
    }
    return { status: 'ok' };
  }
}
