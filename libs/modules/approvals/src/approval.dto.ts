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
import { MAIL_STATES, type MailState } from '@groundsheet/contracts';
import { READ_AS, StoredFormResponse, type FormResponse, type ReadAs } from '@groundsheet/forms';
import { FIELD_LENGTHS, HEAD_FIELDS, RATINGS, type Rating } from '@groundsheet/form-rules';
import { CollationResponse } from './collation.dto.js';

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

/** Who has signed on site, and how. */
class SignedOnSite {
  @Text({ max: NAME, about: 'The client’s representative.', example: 'Siân O’Neill' })
  clientName?: string | null;

  @Text({ max: SIGNATURE_TEXT, about: 'PNG data URL.' })
  clientSignature?: string | null;

  @Text({ max: NAME, about: 'The foreman.', example: 'Dai Rees' })
  foremanName?: string | null;

  @Text({ max: SIGNATURE_TEXT, about: 'PNG data URL.' })
  foremanSignature?: string | null;

  @Text({ max: NOTES, about: 'Notes to the approval.' })
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
      'Complete the set though it has no timesheet, or no check sheet: its cover, mail and page say so. Without it such a set is refused.',
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

  @Text({ max: NOTES, about: 'Notes to the rating.' })
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
    about: 'Whom it is mailed to.',
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

/** Whom a set is to be mailed to. */
export class RecipientsBody {
  @TextList({
    maxItems: HEAD_FIELDS.submissionEmails.maxItems,
    max: HEAD_FIELDS.submissionEmails.maxLength,
    about: 'Addresses; what is none is passed over.',
    example: ['hire@northgate-civils.co.uk'],
  })
  emailAddresses?: string[];
}

export class UnwantedResponse {
  @ResponseField({ type: [String], description: 'Those that want no mail: nothing would be sent there.' })
  unwanted!: string[];
}

export class CompleteBody {
  @OneOf(['completed'], { about: 'What it is to be.', required: true })
  status!: 'completed';
}

/** The response to a dispatch. */
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
    description: 'Of the addresses, those that want no mail: nothing is sent there.',
  })
  unwanted!: string[];
}

class CollectedApproval {
  @ResponseField({ type: String, nullable: true })
  clientName!: string | null;

  @ResponseField({ type: String, nullable: true, description: 'PNG data URL.' })
  clientSignature!: string | null;

  @ResponseField({ type: String, nullable: true })
  foremanName!: string | null;

  @ResponseField({ type: String, nullable: true, description: 'PNG data URL.' })
  foremanSignature!: string | null;

  @ResponseField({ type: String, nullable: true })
  supervisorNotes!: string | null;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'When signatures were dropped because a form had changed since; null once they are collected anew.',
  })
  signaturesDroppedAt!: string | null;
}

class GivenRating {
  @ResponseField({ enum: RATINGS })
  rating!: Rating;

  @ResponseField({ type: String, nullable: true })
  notes!: string | null;

  @ResponseField({ type: String, format: 'date-time' })
  ratedAt!: string;
}

/** Something on a form of a set that needs attention. */
class DefectOfSet {
  @ResponseField({ type: String, format: 'uuid' })
  formId!: string;

  @ResponseField({
    type: String,
    description: 'The item, by its name on the wire.',
    example: 'defectMirrors',
  })
  key!: string;

  @ResponseField({
    type: String,
    format: 'date',
    description: 'The day from which on every check of the machine has found it so.',
  })
  firstSeen!: string;
}

class MailOfSet {
  @ResponseField({ type: String, example: 'hire@northgate-civils.co.uk' })
  recipient!: string;

  @ResponseField({ enum: MAIL_STATES, description: '`suppressed`: not sent, because they want no mail.' })
  state!: MailState;
}

/** A set with its complete forms in full: what is approved on site, or what has been. */
export class CombinedFormResponse extends CollationResponse {
  @ResponseField({
    enum: READ_AS,
    description: 'As what the caller reads it; a `recipient` has it by a link.',
  })
  readAs!: ReadAs;

  @ResponseField({
    type: Boolean,
    description:
      'True for supervisors and admins whose own forms are in it, where the settings let nobody send their own set.',
  })
  needsAnotherSupervisor!: boolean;

  @ResponseField({
    type: StoredFormResponse,
    nullable: true,
    description: 'The timesheet, where it is complete.',
  })
  timesheet!: FormResponse | null;

  @ResponseField({ type: [StoredFormResponse], description: 'The complete check sheets, by day.' })
  checkSheets!: FormResponse[];

  @ResponseField({
    type: [DefectOfSet],
    description: 'What needs attention on the forms shown; empty for those a set was mailed to.',
  })
  defects!: DefectOfSet[];

  @ResponseField({
    type: [FormVersion],
    description: 'For the approval and the dispatch: what is shown here.',
  })
  versions!: FormVersion[];

  @ResponseField({ type: CollectedApproval })
  approval!: CollectedApproval;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  clientSignedAt!: string | null;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  foremanSignedAt!: string | null;

  @ResponseField({
    type: Number,
    description:
      'Of `approval`: another one once somebody has collected anything, or signatures were dropped.',
  })
  approvalVersion!: number;

  @ResponseField({ type: GivenRating, nullable: true, description: 'For supervisors and admins only.' })
  rating!: GivenRating | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'The customer’s own address, for supervisors and admins.',
  })
  companyEmail!: string | null;

  @ResponseField({ type: [String], description: 'Whom it was mailed to.' })
  emails!: string[];

  @ResponseField({
    type: [MailOfSet],
    description: 'What has become of the latest mail to each of them; none for those it was mailed to.',
  })
  mails!: MailOfSet[];

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  completedAt!: string | null;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When its latest mail was handed over; null for those it was mailed to.',
  })
  mailedAt!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Who sent it; null before that, and once there is no such account any more.',
  })
  completedBy!: string | null;
}
