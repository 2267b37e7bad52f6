import { Controller, Get, Header, Headers, Injectable } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { EntityManager } from '@mikro-orm/postgresql';
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { AllowedTo } from '../auth/allowed-to.decorator.js';
import { Config } from '../config/config.js';
import { AnswersUnderPressure } from '../http/connections/too-much.js';
import { requestProblems } from '../problems/request.problems.js';

/** Figures for the people who run the product. Routes appear as patterns, never with personal values. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });

  constructor(em: EntityManager) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge(
      'jobs',
      'Jobs in the queue: waiting or running, failing (will be retried) and parked (need attention)',
      () => this.countJobs(em.fork()),
    );
  }

  /**
   * Figures that are read when they are asked for.
   *
   * @param read each figure by its `state`
   */
  gauge(name: string, help: string, read: () => Promise<Record<string, number>>): void {
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [this.registry],
      async collect() {
        for (const [state, value] of Object.entries(await read())) this.set({ state }, value);
      },
    });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  private async countJobs(em: EntityManager): Promise<Record<string, number>> {
    const [count] = await em.execute<Record<string, number>[]>(
      `select (count(*) filter (where last_error is null and attempts < max_attempts))::int as waiting,
              (count(*) filter (where last_error is not null and attempts < max_attempts))::int as failing,
              (count(*) filter (where attempts >= max_attempts and locked_at is null))::int as parked
         from graphile_worker.jobs`,
    );
    return count ?? {};
  }
}

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly config: Config,
  ) {}

  @Get()
  @AllowedTo('anyone', 'Anyone who has the token.')
  @AnswersUnderPressure()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  read(@Headers('authorization') authorization = ''): Promise<string> {
    const expected = Buffer.from(`Bearer ${this.config.metricsToken ?? ''}`);
    const sent = Buffer.from(authorization);
    if (!this.config.metricsToken || sent.length !== expected.length || !timingSafeEqual(sent, expected)) {
      throw requestProblems.notFound();
    }
    return this.metrics.registry.metrics();
  }
}
