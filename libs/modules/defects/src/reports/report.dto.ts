import { Flag, ResponseField, Text } from '@groundsheet/platform';
import { REPORT_LENGTHS, SEVERITY_NAMES, type CheckKey, type Severity } from '@groundsheet/form-rules';

/** What is wrong with a machine, from the person in front of it. */
export class ReportBody {
  @Text({
    max: 80,
    required: true,
    about: 'The code on the machine, or its plant number.',
    example: 'GS-D-114',
  })
  code!: string;

  @Text({
    max: 12,
    about:
      'The key of the label, behind the `#` of its address. Without it a person without an account can only propose that the machine must not be used.',
    example: '7f3a91c02d5e',
  })
  key?: string | null;

  @Text({
    max: 60,
    about: 'The item as the check sheet has it on the wire; absent for something else.',
    example: 'defectMirrors',
  })
  item?: CheckKey | null;

  @Text({
    max: REPORT_LENGTHS.text,
    about: 'What is wrong. Needed where there is no item.',
    example: 'Left mirror hangs loose.',
  })
  text?: string | null;

  @Flag({ about: 'The machine must not be used.' })
  mustNotBeUsed?: boolean | null;

  @Text({
    max: REPORT_LENGTHS.name,
    about: 'Who reports it; for an account, its own name.',
    example: 'Dave Hill',
  })
  name?: string | null;

  @Text({ max: 60, about: 'The `url` of an uploaded photo.' })
  photo?: string | null;
}

/** That a report has been taken. */
export class ReportedResponse {
  @ResponseField({ type: String, example: 'D-1042' })
  number!: string;

  @ResponseField({ type: String, example: 'D-114' })
  plantNumber!: string;

  @ResponseField({ type: String, example: 'Mirrors' })
  item!: string;

  @ResponseField({ enum: SEVERITY_NAMES, description: 'The severity in force.' })
  severity!: Severity;

  @ResponseField({ type: Boolean, description: 'The machine must not be used because of it.' })
  isStopping!: boolean;

  @ResponseField({
    type: Boolean,
    description: 'It is proposed that the machine must not be used; a supervisor decides.',
  })
  isProposed!: boolean;

  @ResponseField({ type: Boolean, description: 'Whether supervisors and admins are mailed about it.' })
  isMailed!: boolean;

  @ResponseField({
    type: Boolean,
    description: 'Whether the defect was already open and this was added to it.',
  })
  isKnown!: boolean;
}
