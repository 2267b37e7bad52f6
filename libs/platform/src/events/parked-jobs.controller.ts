import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { EntityManager } from '@mikro-orm/postgresql';
import { Audit } from '../audit/audit.js';
import { AllowedTo } from '../auth/allowed-to.decorator.js';
import { Transaction } from '../database/transaction.js';
import { ApiProblem } from '../http/api-problem.js';
import { ResponseField } from '../http/bodies/fields.js';
import { eventProblems } from './event.problems.js';

/** There are hardly ever any. After a large outage the next ones appear when these have run. */
const SHOWN = 100;
const LONGEST_REASON = 1000;

const IS_PARKED = 'jobs.attempts >= jobs.max_attempts and jobs.locked_at is null';

/** A job that has used up its attempts. */
export class ParkedJobResponse {
  @ResponseField({ type: String })
  id!: string;

  @ResponseField({
    type: String,
    description: 'What it does, and when.',
    example: 'Render PDF when form submitted',
  })
  words!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'The form or set that it is about, if any.',
    example: 'TS-7K3M9QXD',
  })
  reference!: string | null;

  @ResponseField({ type: Number })
  attempts!: number;

  @ResponseField({ type: String, nullable: true, description: 'Why the last attempt failed.' })
  error!: string | null;

  @ResponseField({ type: String, format: 'date-time' })
  createdAt!: string;

  @ResponseField({ type: String, format: 'date-time', description: 'When it was last tried.' })
  triedAt!: string;
}

interface Row extends Pick<ParkedJobResponse, 'id' | 'reference' | 'attempts' | 'error'> {
  name: string;
  created_at: string;
  tried_at: string;
}

/** Jobs that have given up. They stay until an admin has them run again. */
@ApiTags('Jobs')
@Controller('api/parked-jobs')
export class ParkedJobsController {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly audit: Audit,
  ) {}

  @Get()
  @AllowedTo('admin')
  @ApiOperation({ summary: 'List failed jobs', description: `The ${SHOWN} oldest.` })
  @ApiOkResponse({ type: [ParkedJobResponse] })
  async list(): Promise<ParkedJobResponse[]> {
    const rows = await this.em.execute<Row[]>(
      `select jobs.id::text, jobs.task_identifier as name, jobs.attempts, left(jobs.last_error, ?) as error,
              (select min(flag) from jsonb_object_keys(jobs.flags) as flag) as reference,
              jobs.created_at, jobs.updated_at as tried_at
         from graphile_worker.jobs
        where ${IS_PARKED}
        order by jobs.id limit ?`,
      [LONGEST_REASON, SHOWN],
    );
    return rows.map(({ name, created_at, tried_at, ...row }) => ({
      ...row,
      words: wordsOf(name),
      createdAt: new Date(created_at).toISOString(),
      triedAt: new Date(tried_at).toISOString(),
    }));
  }

  @Post(':id/run-again')
  @AllowedTo('admin')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Run a failed job again',
    description: 'At once, with all its attempts again.',
  })
  @ApiNoContentResponse({ description: 'It runs as soon as a worker is free.' })
  @ApiProblem(eventProblems.notParked)
  async runAgain(@Param('id') id: string): Promise<void> {
    if (!/^\d{1,18}$/.test(id)) throw eventProblems.notParked();
    await this.transaction.run(async () => {
      const [job] = await this.em.execute<{ name: string }[]>(
        `select task_identifier as name
           from graphile_worker.reschedule_jobs(
             array(select id from graphile_worker.jobs where id = ?::bigint and ${IS_PARKED}), now(), attempts := 0)
           join graphile_worker.jobs using (id)`,
        [id],
      );
      if (!job) throw eventProblems.notParked();
      await this.audit.record({
        what: 'job.run-again',
        about: { kind: 'job', id: null },
        details: { job: Number(id), name: job.name },
      });
    });
  }
}

/** The names of subscribers are sentences: `RenderPdfWhenFormSubmitted`. */
function wordsOf(name: string): string {
  const words = name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/\bpdf\b/g, 'PDF');
}
