import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The description of every call, for offices that integrate with us. Needs neither a database nor a listener. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Groundsheet')
    .setVersion('1')
    .setDescription(
      [
        'The paperwork of plant hire: weekly timesheets and daily plant check sheets.',
        'Requests and responses are JSON. A refusal is `{ statusCode, code, message, details? }`: `message` is for people, `code` is for programs.',
        'Writes from a browser need a same-origin `Origin` header. Signing in (`POST /api/drivers/login`) sets a cookie. Dates are `YYYY-MM-DD`, times of day `HH:MM`, and instants ISO 8601 in UTC.',
      ].join('\n\n'),
    )
    .build();
  const document = SwaggerModule.createDocument(app, about, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const operation of Object.values(document.paths).flatMap(
    (verbs) => Object.values(verbs) as Operation[],
  ))
    tellAudience(operation);
  return document;
}

type Operation = { description?: string; 'x-audience'?: string };

/** Begins the description of a call with who may make it, as stated by `@AllowedTo`. */
function tellAudience(operation: Operation): void {
  const { 'x-audience': audience, description } = operation;
  delete operation['x-audience'];
  operation.description = [audience, description].filter(Boolean).join(' ');
}

/** Swagger UI at `/docs`, the document at `/api/openapi.json`. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Groundsheet API',
  });
}
