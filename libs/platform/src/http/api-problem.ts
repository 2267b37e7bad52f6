import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';

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

/** Documents one refusal of a call. */
export function ApiProblem(status: number, code: string, when: string): MethodDecorator {
  return applyDecorators(
    ApiExtraModels(ProblemBody),
    ApiResponse({
      status,
      description: `\`${code}\`: ${when}`,
      content: {
        'application/json': {
          schema: { $ref: getSchemaPath(ProblemBody) },
          example: { statusCode: status, code, message: when },
        },
      },
    }),
  );
}
