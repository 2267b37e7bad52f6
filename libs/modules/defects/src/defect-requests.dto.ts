import { OmitType } from '@nestjs/swagger';
import {
  Flag,
  Id,
  OneOf,
  PageQuery,
  PlainDate,
  ResponseField,
  Text,
  TextList,
  Written,
} from '@groundsheet/platform';
import {
  HEAD_FIELDS,
  readingOf,
  REPAIR_OWN_FIELDS,
  SEARCH_LENGTH,
  SEVERITY_NAMES,
  type Severity,
} from '@groundsheet/form-rules';
import { IsNumber, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { DEFECT_COLUMNS, type DefectColumn } from './board-sql.js';

const REASON = { max: 500, example: 'Looked at it with the fitter, cosmetic.' } as const;
const NAME_LENGTH = 80;
/** Hours of one repair. */
const MOST_HOURS = 1000;

export class DefectsQuery extends PageQuery {
  @OneOf(DEFECT_COLUMNS, { about: 'Which column of the board; all that are open if absent.' })
  column?: DefectColumn;

  @OneOf(SEVERITY_NAMES, { about: 'Only of this severity.' })
  severity?: Severity;

  @Text({ max: SEARCH_LENGTH, about: 'A plant number, or the number of a defect.', example: 'D-114' })
  search?: string;
}

/** Which defects are chosen. */
export class DefectsChoice extends OmitType(DefectsQuery, ['after', 'limit'] as const) {}

export class ChangeSeverityBody {
  @OneOf(SEVERITY_NAMES, { about: 'A must not be used, B with care, C at the next service.', required: true })
  severity!: Severity;

  @Text({ ...REASON, about: 'Why; asked for where it is lowered, at least 10 characters.' })
  reason?: string;
}

export class AssignDefectBody {
  @Text({ max: NAME_LENGTH, about: 'Who has it in hand; the caller if absent.', example: 'Gary Platt' })
  owner?: string;
}

export class CommentBody {
  @Written({ max: 1000, about: 'The comment.' })
  text!: string;
}

export class ReasonBody {
  @Written({ ...REASON, about: 'Why, at least 10 characters.' })
  reason!: string;
}

export class NoFaultBody extends ReasonBody {
  @Flag({
    about: 'Closes with it all others that were reported from the same network without a confirmed account.',
  })
  others?: boolean;
}

export class RepairBody {
  @Written({ max: NAME_LENGTH, about: 'Who repaired it.', example: 'Gary Platt' })
  fitter!: string;

  @Text({ max: NAME_LENGTH, about: 'The fitter’s firm.' })
  firm?: string;

  @Written({
    max: REPAIR_OWN_FIELDS.work.maxLength,
    about: 'What was done.',
    example: 'New park brake cable, adjusted.',
  })
  work!: string;

  @Text({ max: REPAIR_OWN_FIELDS.parts.maxLength, about: 'Parts that were fitted.' })
  parts?: string;

  @ResponseField({
    type: Number,
    required: false,
    nullable: true,
    minimum: 0,
    maximum: MOST_HOURS,
    description: 'Hours of work.',
  })
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'Please enter the hours as a number.' })
  @Min(0, { message: 'Please enter 0 hours or more.' })
  @Max(MOST_HOURS, { message: `Please enter ${MOST_HOURS} hours or fewer.` })
  hours?: number;

  @Text({ max: HEAD_FIELDS.machineHours.maxLength, about: 'Reading of the hour meter.' })
  @ValidateBy(
    { name: 'isReading', validator: { validate: (value) => !value || readingOf(String(value)) !== null } },
    { message: 'Please enter the hours on the clock as a number, or leave them out.' },
  )
  meter?: string;

  @PlainDate({ about: 'Day of the repair; today if absent.' })
  on?: string;

  @TextList({
    max: REPAIR_OWN_FIELDS.photos.maxLength,
    maxItems: REPAIR_OWN_FIELDS.photos.maxItems,
    about:
      'The `url` of each uploaded photo, 5 at most; of a record that is corrected, each of its `photos` that stays.',
    example: REPAIR_OWN_FIELDS.photos.example,
  })
  photos?: string[];

  @Id({ about: 'The record that this one corrects.' })
  corrects?: string;
}
