import { Controller, Get, Header, Headers, Injectable } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { EntityManager } from '@mikro-orm/postgresql';
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AllowedTo } from '../auth/allowed-to.decorator.js';
import { Config } from '../config/config.js';
import { AnswersUnderPressure } from '../http/too-much.js';
import { Problem } from '../problems/problem.js';

/** Figures for whoever runs the product. Routes appear as patterns, never with personal values. */
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
    new Gauge({
      name: 'jobs',
      help: 'Jobs in the queue: waiting or running, failing (will be retried) and parked (need attention)',
      labelNames: ['state'],
      registers: [this.registry],
      async collect() {
        const [count] = await em.fork().execute<{ waiting: string; failing: string; parked: string }[]>(
          `select count(*) filter (where last_error is null and attempts < max_attempts) as waiting,
                  count(*) filter (where last_error is not null and attempts < max_attempts) as failing,
                  count(*) filter (where attempts >= max_attempts and locked_at is null) as parked
             from graphile_worker.jobs`,
        );
        for (const [state, value] of Object.entries(count ?? {})) this.set({ state }, Number(value));
      },
    });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
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
      throw new Problem(404, 'request.not-found', 'There is nothing at this address.');
    }
    return this.metrics.registry.metrics();
  }
}
