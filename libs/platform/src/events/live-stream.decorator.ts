import { applyDecorators, Sse } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { Role } from '@groundsheet/contracts';
import { AllowedTo, WithoutRenewal } from '../auth/allowed-to.decorator.js';
import { ApiProblem } from '../http/api-problem.js';
import { eventProblems } from './event.problems.js';

interface LiveStreamOptions {
  summary: string;
  whenever: string;
  /** Who may listen. */
  for?: Role;
}

/** The route `events` of a controller, on which open screens hear of changes (`LiveSignals.streamFor`). */
export function LiveStream({ summary, whenever, ...options }: LiveStreamOptions): MethodDecorator {
  return applyDecorators(
    Sse('events'),
    AllowedTo(options.for ?? 'driver'),
    WithoutRenewal(),
    ApiOperation({
      summary,
      description: `Server-sent events: \`changed\` whenever ${whenever}. It is a hint to ask again, and may be lost. The stream ends with the session.`,
    }),
    ApiProduces('text/event-stream'),
    ApiOkResponse({ schema: { type: 'string' } }),
    ApiProblem(eventProblems.tooManyStreams),
  );
}
