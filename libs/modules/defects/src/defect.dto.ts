import { ResponseField } from '@groundsheet/platform';
import {
  DEFECT_EVENT_NAMES,
  DEFECT_STATES,
  SEVERITY_NAMES,
  type DefectEventKind,
  type DefectState,
  type Severity,
} from '@groundsheet/form-rules';
import { RepairRecordResponse } from './repairs/repair.dto.js';

/** A defect as it stands. */
export class DefectResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, example: 'D-1042' })
  number!: string;

  @ResponseField({ type: String, example: 'D-114' })
  plantNumber!: string;

  @ResponseField({ type: String, example: 'Park brake' })
  item!: string;

  @ResponseField({ type: String, example: 'something wrong', description: '`Fail`, or what is to be done.' })
  finding!: string;

  @ResponseField({ type: String, nullable: true, description: 'What its driver noted.' })
  note!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Address of the photo, for those who may open its sheet.',
  })
  photoUrl!: string | null;

  @ResponseField({ enum: SEVERITY_NAMES })
  severity!: Severity;

  @ResponseField({
    enum: SEVERITY_NAMES,
    nullable: true,
    description:
      'The severity that is proposed and not in force: by a report without the key of the label, for a machine that is not in the register, or beyond the limit of stops. Null otherwise.',
  })
  proposed!: Severity | null;

  @ResponseField({ enum: Object.keys(DEFECT_STATES) })
  state!: DefectState;

  @ResponseField({ type: Boolean, description: 'The machine must not be used because of it.' })
  isStopping!: boolean;

  @ResponseField({ type: Boolean, description: 'Repaired and released; the next check confirms it.' })
  isReleased!: boolean;

  @ResponseField({
    type: Boolean,
    description: 'The sheet that found it was corrected and no longer finds it.',
  })
  isWithdrawn!: boolean;

  @ResponseField({
    type: Boolean,
    description: 'Found again within 30 days of a repair, or three times in 90 days.',
  })
  isRepeat!: boolean;

  @ResponseField({ type: String, format: 'date-time', description: 'The time of the check that found it.' })
  openedAt!: string;

  @ResponseField({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Null if it waits for the next service.',
  })
  dueOn!: string | null;

  @ResponseField({ type: Boolean })
  isOverdue!: boolean;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Who has it in hand; null to accounts whose address is not confirmed.',
  })
  owner!: string | null;

  @ResponseField({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Its sheet, for those who may open it.',
  })
  formId!: string | null;
}

/** One thing that happened to a defect. */
export class DefectEventResponse {
  @ResponseField({ enum: DEFECT_EVENT_NAMES })
  kind!: DefectEventKind;

  @ResponseField({ type: String, format: 'date-time' })
  at!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Who did it, or filled in the check; null to accounts whose address is not confirmed.',
  })
  by!: string | null;

  @ResponseField({ type: [String], description: 'What was said, line by line.' })
  lines!: string[];

  @ResponseField({
    type: String,
    nullable: true,
    description: 'A fitter’s signature, a PNG as a data URL; for supervisors and admins.',
  })
  signature!: string | null;

  @ResponseField({
    type: RepairRecordResponse,
    nullable: true,
    description: 'Of a repair: its record on paper; for supervisors and admins. Earlier repairs have none.',
  })
  record!: RepairRecordResponse | null;
}

/** A defect with its history. */
export class DefectInFullResponse extends DefectResponse {
  @ResponseField({ type: [DefectEventResponse], description: 'In the order in which it was recorded.' })
  events!: DefectEventResponse[];

  @ResponseField({ type: Boolean, description: 'Whether the caller has reported it.' })
  isOwn!: boolean;

  @ResponseField({
    type: Boolean,
    description: 'Whether a fitter’s link to its machine is open; for supervisors and admins.',
  })
  isWithFitter!: boolean;

  @ResponseField({
    type: Number,
    description:
      'How many other open defects were reported from the same network without a confirmed account; for supervisors and admins.',
  })
  othersFromThere!: number;
}

/** A defect that the caller's check has found, or that stops one of their machines. */
export class OwnDefectResponse extends DefectResponse {
  @ResponseField({ type: Boolean, description: 'Whether the caller has reported it.' })
  isOwn!: boolean;

  @ResponseField({ type: Boolean, description: 'Whether supervisors and admins are mailed about it.' })
  isMailed!: boolean;

  @ResponseField({
    type: String,
    nullable: true,
    example: 'Northgate Civils Ltd',
    description: 'The customer who is mailed too; null where none is, or another driver has reported it.',
  })
  customerMailed!: string | null;
}

/** How many defects each column of the board has. */
export class DefectCountsResponse {
  @ResponseField({ type: Number })
  new!: number;

  @ResponseField({ type: Number })
  'in hand'!: number;

  @ResponseField({ type: Number })
  repaired!: number;

  @ResponseField({ type: Number })
  overdue!: number;
}

/** Days on which a machine must not be used. */
export class StoppedMachine {
  @ResponseField({ type: String, example: 'D-114' })
  plantNumber!: string;

  @ResponseField({ type: Number, example: 2.5 })
  days!: number;

  @ResponseField({ type: Boolean })
  isStopped!: boolean;
}

export class FailingItem {
  @ResponseField({ type: String, example: 'Mirrors' })
  item!: string;

  @ResponseField({ type: Number })
  defects!: number;
}

export class DefectSummaryResponse {
  @ResponseField({ type: Number, description: 'Machines that must not be used now.' })
  doNotUse!: number;

  @ResponseField({ type: Number, description: 'Machines to be used with care now.' })
  useWithCare!: number;

  @ResponseField({ type: Number, description: 'Machines of the register that are in use.' })
  registered!: number;

  @ResponseField({
    type: [StoppedMachine],
    description: 'Of the last 90 days, the longest first; 10 at most.',
  })
  stopped!: StoppedMachine[];

  @ResponseField({ type: [FailingItem], description: 'Of the last 90 days; 10 at most.' })
  items!: FailingItem[];
}
