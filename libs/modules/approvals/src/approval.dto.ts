import {
  Flag,
  Id,
  Instant,
  OneOf,
  Part,
  PartList,
  ResponseField,
  Text,
  TextList,
  VersionNumber,
} from '@groundsheet/platform';
import { FIELD_LENGTHS, HEAD_FIELDS, RATINGS, type Rating } from '@groundsheet/form-rules';

/** 512 KB of PNG as a base64 data URL, with some room; the exact limit is checked on the picture itself. */
const SIGNATURE_TEXT = 720_000;
/** A week of check sheets on several shifts, and the timesheet. */
const MOST_FORMS = 60;
const NAME = FIELD_LENGTHS.driverSignedName;
const NOTES = FIELD_LENGTHS.supervisorNotes;

/** One form as the screen showed it. */
export class FormVersion {
  @Id({ about: 'The form.', required: true })
  id!: string;

  @VersionNumber({ about: 'Its version.', required: true })
  version!: number;
}

class SignedOnSite {
  @Text({ max: NAME, about: 'The client’s representative.', example: 'Siân O’Neill' })
  clientName?: string | null;

  @Text({ max: SIGNATURE_TEXT, verbatim: true, about: 'PNG data URL.' })
  clientSignature?: string | null;

  @Text({ max: NAME, about: 'The foreman.', example: 'Dai Rees' })
  foremanName?: string | null;

  @Text({ max: SIGNATURE_TEXT, verbatim: true, about: 'PNG data URL.' })
  foremanSignature?: string | null;

  @Text({ max: NOTES, about: 'Notes on the approval.' })
  supervisorNotes?: string | null;
}

/** What has been collected on site: what it names takes the place of what was collected before, by `null` too. */
export class ApprovalBody extends SignedOnSite {
  @VersionNumber({
    min: 0,
    about: '`approvalVersion` of the set as the screen showed it. Absent: whatever is there is replaced.',
  })
  approvalVersion?: number;

  @PartList(FormVersion, {
    maxItems: MOST_FORMS,
    about: 'The complete forms as the screen showed them. Absent: as they are now.',
  })
  versions?: FormVersion[];
}

/** Of the specified form data, what the dispatch looks at. */
class CombinedFormData {
  @Id({ about: 'The set.', required: true })
  id!: string;

  @PartList(FormVersion, {
    maxItems: MOST_FORMS,
    about: 'The complete forms as the screen showed them. Absent: as they are now.',
  })
  versions?: FormVersion[];

  @Flag({
    about:
      'Complete the set although it has no timesheet, or no check sheet: its cover, mail and page say so. Otherwise such a set is refused.',
  })
  withoutOther?: boolean;
}

class SupervisorApproval extends SignedOnSite {
  @Instant({ about: 'Ignored: the server’s clock counts.' })
  approvedAt?: string;
}

class SupervisorRating {
  @OneOf(RATINGS, { about: 'How the driver did.', required: true })
  rating!: Rating;

  @Text({ max: NOTES, about: 'Notes on the rating.' })
  notes?: string | null;

  @Instant({ about: 'Ignored: the server’s clock counts.' })
  ratedAt?: string;
}

/** A set that is rated, mailed and completed. */
export class DispatchBody {
  @Part(CombinedFormData, {
    about: 'The set. Whatever else is in it is ignored: the stored forms are sent.',
    required: true,
  })
  combinedFormData!: CombinedFormData;

  @TextList({
    maxItems: HEAD_FIELDS.submissionEmails.maxItems,
    max: HEAD_FIELDS.submissionEmails.maxLength,
    about: 'Who it is mailed to.',
    example: ['hire@northgate-civils.co.uk'],
  })
  emailAddresses?: string[];

  @Part(SupervisorApproval, {
    about: 'Names and signatures; what is absent is taken from what was collected before.',
  })
  supervisorApproval?: SupervisorApproval;

  @Part(SupervisorRating, { about: 'The rating of the driver.' })
  supervisorRating?: SupervisorRating;

  static readonly gathersFaults = true;

  static fromWire(sent: Record<string, unknown>): unknown {
    const { id, versions, withoutOther } = (sent['combinedFormData'] ?? {}) as Record<string, unknown>;
    return { ...sent, combinedFormData: { id, versions, withoutOther } };
  }
}

/** Whom a completed set is mailed to once more. */
export class SendSetAgainBody {
  @TextList({
    maxItems: HEAD_FIELDS.submissionEmails.maxItems,
    max: HEAD_FIELDS.submissionEmails.maxLength,
    about: 'When absent, the people it was sent to before.',
    example: ['hire@northgate-civils.co.uk'],
  })
  recipients?: string[];
}

/** Whom a set is to be mailed to. */
export class RecipientsBody {
  @TextList({
    maxItems: HEAD_FIELDS.submissionEmails.maxItems,
    max: HEAD_FIELDS.submissionEmails.maxLength,
    about: 'Addresses; anything that is not an address is ignored.',
    example: ['hire@northgate-civils.co.uk'],
  })
  emailAddresses?: string[];
}

export class UnwantedResponse {
  @ResponseField({
    type: [String],
    description: 'Those of the addresses that have opted out; nothing is sent to them.',
  })
  unwanted!: string[];
}

export class CompleteBody {
  @OneOf(['completed'], { about: 'What it is to be.', required: true })
  status!: 'completed';
}

export class DispatchedResponse {
  @ResponseField({ type: Boolean, example: true })
  success!: true;

  @ResponseField({
    type: String,
    example: 'Forms approved and emailed to hire@northgate-civils.co.uk successfully!',
  })
  message!: string;

  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({
    type: [String],
    description: 'Those of the addresses that have opted out; nothing is sent to them.',
  })
  unwanted!: string[];
}
