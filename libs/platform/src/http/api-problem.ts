import { applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiProperty, getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import type { Refusal } from '../problems/refusal.js';

/** The body of every refusal, for the API documentation. */
export class ProblemBody {
  @ApiProperty({ type: Number, example: 422 })
  statusCode!: number;

  @ApiProperty({ type: String, description: 'For programs.', example: 'request.invalid' })
  code!: string;

  @ApiProperty({
    type: String,
    description: 'A message for the user.',
    example: 'Please enter the date as YYYY-MM-DD.',
  })
  message!: string;

  @ApiProperty({
    required: false,
    description: 'Faults per field, or other facts that the screen needs.',
    oneOf: [
      {
        type: 'array',
        items: {
          type: 'object',
          required: ['path', 'code', 'message'],
          properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
        },
      },
      { type: 'object', additionalProperties: true },
    ],
  })
  details?: unknown;
}

/** A refusal of a catalogue; with a sentence of its own where the circumstances of the route need one. */
type Documented = Refusal | readonly [refusal: Refusal, when: string];

type Told = Pick<Refusal, 'status' | 'code' | 'when'> & { message: string };

/** What an operation of the API description is marked with, until its responses are made from the marks. */
const MARK = 'x-refusal-';

/**
 * Documents the refusals of a call. Where two decorators name one code, the sentence of the one that stands nearer to the
 * method counts.
 */
export function ApiProblem(...refusals: Documented[]): MethodDecorator {
  return applyDecorators(...refusals.map(told).map((each) => ApiExtension(MARK + each.code, each)));
}

function told(documented: Documented): Told {
  const [{ status, code, when, message }, own] = 'code' in documented ? [documented] : documented;
  return { status, code, when: own ?? when, message: message ?? when };
}

/**
 * Makes the responses of an operation from its marks: one for each status, with every code and its sentence. The examples
 * stand once in the document, since most codes are of many calls.
 *
 * @param usual what the operation is refused with whether its decorators name it or not
 */
export function tellRefusals(
  document: OpenAPIObject,
  operation: { responses?: object },
  usual: readonly Refusal[],
): void {
  const marks = operation as Record<string, Told>;
  for (const refusal of usual) marks[MARK + refusal.code] ??= told(refusal);
  const names = Object.keys(marks).filter((name) => name.startsWith(MARK));
  const refusals = names.toSorted().map((name) => marks[name]!);
  for (const name of names) delete marks[name];
  const examples = ((document.components ??= {}).examples ??= {});
  for (const { status, code, message } of refusals) {
    examples[code] ??= { value: { statusCode: status, code, message } };
  }
  const responses = [...Map.groupBy(refusals, ({ status }) => status)].map(([status, all]) => [
    status,
    responseOf(all),
  ]);
  operation.responses = { ...operation.responses, ...Object.fromEntries(responses) };
}

function responseOf(refusals: readonly Told[]): object {
  const said = refusals.map(({ code, when }) => `\`${code}\`: ${when}`);
  const examples = refusals.map(({ code }) => [code, { $ref: `#/components/examples/${code}` }]);
  return {
    description: said.length === 1 ? said[0] : said.map((each) => `- ${each}`).join('\n'),
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(ProblemBody) },
        examples: Object.fromEntries(examples),
      },
    },
  };
}
