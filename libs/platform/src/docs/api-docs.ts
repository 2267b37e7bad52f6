import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RECORDED } from '../audit/records-reading.decorator.js';
import { ProblemBody, tellRefusals } from '../http/api-problem.js';
import { LIMIT_OF_BODY, takeBodyLimit } from '../http/bodies/body-limit.js';
import type { Refusal } from '../problems/refusal.js';
import { anyRequestProblems, requestProblems } from '../problems/request.problems.js';

/** The description of every call, for offices that integrate with us. Needs neither a database nor a listener. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Groundsheet')
    .setVersion('1')
    .setDescription(
      [
        'The paperwork of plant hire: weekly timesheets and daily plant check sheets.',
        'Requests and responses are JSON. A refusal is `{ statusCode, code, message, details? }`: `message` is for people, `code` is for programs.',
        ['Any call may be refused with:', ...Object.values(anyRequestProblems).map(inALine)].join('\n'),
        'Writes from a browser need a same-origin `Origin` header. Signing in (`POST /api/drivers/login`) sets a cookie. Dates are `YYYY-MM-DD`, from 1900 to 2199, times of day `HH:MM`, and instants ISO 8601 in UTC.',
      ].join('\n\n'),
    )
    .build();
  const document = SwaggerModule.createDocument(app, about, {
    extraModels: [ProblemBody],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const operation of Object.values(document.paths).flatMap(
    (verbs) => Object.values(verbs) as Operation[],
  )) {
    tellAudienceAndLimit(operation);
    tellRefusals(document, operation, takesJson(operation) ? [requestProblems.invalid] : []);
  }
  return document;
}

function inALine({ status, code, when }: Refusal): string {
  return `- ${status} \`${code}\`: ${when}`;
}

type Operation = {
  responses?: object;
  description?: string;
  requestBody?: { content?: object };
  'x-audience'?: string;
  [RECORDED]?: true;
  [LIMIT_OF_BODY]?: string;
};

function takesJson({ requestBody }: Operation): boolean {
  return Boolean(requestBody?.content && 'application/json' in requestBody.content);
}

/** Begins the description of a call with who may make it, as stated by `@AllowedTo`, and ends it with what it may send. */
function tellAudienceAndLimit(operation: Operation): void {
  const { 'x-audience': audience, [RECORDED]: isRecorded, description } = operation;
  delete operation['x-audience'];
  const limit = takeBodyLimit(operation);
  const size = takesJson(operation) && `The body may have up to ${limit}.`;
  const recorded =
    isRecorded && 'For supervisors and admins each reading is recorded, once an hour for each filter.';
  operation.description = [audience, description, recorded, size].filter(Boolean).join(' ');
}

/** Swagger UI at `/docs`, the document at `/api/openapi.json`; both are made once, when asked for. */
export function serveApiDocs(app: INestApplication): void {
  let document: OpenAPIObject | undefined;
  let text: string | undefined;
  const made = () => (document ??= describeApi(app));
  SwaggerModule.setup('docs', app, made, { raw: false, customSiteTitle: 'Groundsheet API' });
  app.getHttpAdapter().get('/api/openapi.json', (_, reply: FastifyReply) => {
    void reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(made())));
  });
}
