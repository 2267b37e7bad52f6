import { ResponseField } from '@groundsheet/platform';
import { queriedWords, QUERY_REASON_NAMES, type QueryReason } from '@groundsheet/form-rules';
import type { SignQuery } from './sign-query.entity.js';

/** A line that a client does not agree to. */
class OpenQueryLine {
  @ResponseField({ type: String, format: 'uuid', description: 'The form it is on.' })
  formId!: string;

  @ResponseField({ type: String, description: 'Which line of that form.', example: 'tuesday' })
  line!: string;

  @ResponseField({ type: String, example: 'Tue 17 Nov' })
  label!: string;

  @ResponseField({ type: String, description: 'What it said.', example: '9.5 h' })
  value!: string;

  @ResponseField({ enum: QUERY_REASON_NAMES })
  reason!: QueryReason;

  @ResponseField({
    type: String,
    description: 'What is wrong with it, and what it should be.',
    example: 'hours, should be 7.5',
  })
  words!: string;
}

/** What a client says is wrong and nobody has dealt with, for pages that show what it is about. */
export class OpenQueryResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, description: 'Who says so.', example: 'Siân O’Neill' })
  name!: string;

  @ResponseField({ type: [OpenQueryLine] })
  lines!: OpenQueryLine[];

  @ResponseField({ type: String, nullable: true })
  note!: string | null;

  @ResponseField({ type: Boolean, description: 'It stands beside a signature and reopens nothing.' })
  afterSigning!: boolean;

  @ResponseField({ type: String, format: 'date-time', description: 'When they said so.' })
  at!: string;
}

export function openQuery({ id, name, lines, note, afterSigning, createdAt }: SignQuery): OpenQueryResponse {
  return {
    id,
    name,
    note,
    afterSigning,
    at: createdAt.toISOString(),
    lines: lines.map(({ key, label, value, ...line }) => {
      const [formId, ofForm] = key.split('/') as [string, string];
      return { formId, line: ofForm, label, value, reason: line.reason, words: queriedWords(line) };
    }),
  };
}
