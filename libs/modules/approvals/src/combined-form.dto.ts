import { ResponseField } from '@groundsheet/platform';
import { MAIL_STATES, type MailState } from '@groundsheet/contracts';
import { READ_AS, StoredFormResponse, type FormResponse, type ReadAs } from '@groundsheet/forms';
import { GivenRating } from '@groundsheet/signing';
import { SIGNED_WAY_NAMES, type SignedWay } from '@groundsheet/form-rules';
import { CollationResponse } from './collation.dto.js';
import { FormVersion } from './approval.dto.js';

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
      'When signatures were dropped because a form had changed since; null once they have been collected again.',
  })
  signaturesDroppedAt!: string | null;
}

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
    description: 'The day since which every check of the machine has found it so.',
  })
  firstSeen!: string;
}

class MailOfSet {
  @ResponseField({ type: String, example: 'hire@northgate-civils.co.uk' })
  recipient!: string;

  @ResponseField({
    enum: MAIL_STATES,
    description: '`suppressed`: not sent, because they have opted out of mail.',
  })
  state!: MailState;
}

/** A set with its complete forms in full: what is approved on site, or what has been. */
export class CombinedFormResponse extends CollationResponse {
  @ResponseField({
    enum: READ_AS,
    description: 'In which role the caller reads it; a `recipient` has it by a link.',
  })
  readAs!: ReadAs;

  @ResponseField({
    type: Boolean,
    description:
      'True for supervisors and admins whose own forms are in it, where the settings do not let them send their own set.',
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
    description: 'What needs attention on the forms shown; empty for readers by a link.',
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

  @ResponseField({ enum: SIGNED_WAY_NAMES, nullable: true, description: 'How the client has signed.' })
  clientSignedWay!: SignedWay | null;

  @ResponseField({ enum: SIGNED_WAY_NAMES, nullable: true, description: 'How the foreman has signed.' })
  foremanSignedWay!: SignedWay | null;

  @ResponseField({
    type: Number,
    description:
      'The version of `approval`. It changes when anything is collected, and when signatures are dropped.',
  })
  approvalVersion!: number;

  @ResponseField({ type: GivenRating, nullable: true, description: 'For supervisors and admins only.' })
  rating!: GivenRating | null;

  @ResponseField({
    type: GivenRating,
    nullable: true,
    description:
      'How the client rated the week after signing on their own phone, as a start for the rating; for supervisors and admins, except for their own sets.',
  })
  clientRating!: GivenRating | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'The customer’s own address, for supervisors and admins.',
  })
  companyEmail!: string | null;

  @ResponseField({
    type: [MailOfSet],
    description: 'The state of the latest mail to each of them; none for readers by a link.',
  })
  mails!: MailOfSet[];

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  completedAt!: string | null;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When its latest mail was handed over; null for readers by a link.',
  })
  mailedAt!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Who sent it; null before that, and once the account is deleted.',
  })
  completedBy!: string | null;
}
