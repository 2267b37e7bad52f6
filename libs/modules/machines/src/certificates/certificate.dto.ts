import { Flag, Id, OneOf, PlainDate, ResponseField, Text, WholeNumber } from '@groundsheet/platform';
import {
  CERTIFICATE_KIND_NAMES,
  CERTIFICATE_NAME_LENGTH,
  MOST_METER_HOURS,
  type CertificateKind,
  type CertificateState,
} from '@groundsheet/form-rules';

const STATES: CertificateState[] = ['over', 'soon', 'good'];

/** A certificate as the office enters it. */
export class CertificateBody {
  @OneOf(CERTIFICATE_KIND_NAMES, { about: 'What it is.', example: 'examination-12', required: true })
  kind!: CertificateKind;

  @Text({
    max: CERTIFICATE_NAME_LENGTH,
    about: 'The name of a certificate of another kind.',
    example: 'Noise test',
  })
  name?: string | null;

  @PlainDate({ about: 'The day of the examination, inspection or service, or the first day of cover.' })
  examinedOn?: string | null;

  @PlainDate({ about: 'Its last day.', example: '2027-11-20' })
  dueOn?: string | null;

  @WholeNumber({
    min: 1,
    max: MOST_METER_HOURS,
    about: 'Hours on the meter at which it is due. With a day as well, whichever comes first counts.',
  })
  dueAtHours?: number | null;

  @Flag({ about: 'The machine must not be used without it.', required: true })
  isRequired!: boolean;

  @Flag({ about: 'Anybody with the code of the machine may open the file.', required: true })
  opensFromCode!: boolean;

  @Id({ about: 'The id of the file, from its upload address. If absent, the certificate keeps its file.' })
  fileId?: string | null;
}

export class AddedCertificateBody extends CertificateBody {
  @Id({ about: 'The certificate of the same machine that this one replaces.' })
  replaces?: string | null;
}

export class CertificateSavedResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;
}

export class CertificateUploadResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({
    type: String,
    description: 'Takes the file by PUT within 15 minutes.',
    example: '/api/objects/01938f00-0000-7000-8000-000000000001?expires=1795262400&signature=…',
  })
  uploadURL!: string;
}

/** What was read on a file, for a person to judge. */
export class CertificateFileResponse {
  @ResponseField({ type: Boolean, description: 'Whether its text has been read, as far as possible.' })
  isRead!: boolean;

  @ResponseField({ enum: CERTIFICATE_KIND_NAMES, nullable: true })
  kind!: CertificateKind | null;

  @ResponseField({ type: String, format: 'date', nullable: true })
  examinedOn!: string | null;

  @ResponseField({ type: String, format: 'date', nullable: true })
  dueOn!: string | null;
}

/** A certificate as anybody in front of the machine may know it: dates, and no names. */
export class PublicCertificate {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, example: 'Thorough examination, 12 months' })
  label!: string;

  @ResponseField({ type: String, format: 'date', nullable: true })
  examinedOn!: string | null;

  @ResponseField({ type: String, format: 'date', nullable: true, description: 'Its last day.' })
  dueOn!: string | null;

  @ResponseField({ type: Number, nullable: true, example: 4500 })
  dueAtHours!: number | null;

  @ResponseField({ type: Boolean, description: 'The machine must not be used without it.' })
  isRequired!: boolean;

  @ResponseField({ enum: STATES, description: '`soon` from 14 days before its last day.' })
  state!: CertificateState;

  @ResponseField({ type: String, example: 'Due in 9 days', description: 'The same in words.' })
  standing!: string;

  @ResponseField({ type: String, nullable: true, description: 'Where the reader may open its file.' })
  fileUrl!: string | null;
}

/** The same for a person with an account. */
export class CertificateResponse extends PublicCertificate {
  @ResponseField({ enum: CERTIFICATE_KIND_NAMES })
  kind!: CertificateKind;

  @ResponseField({ type: String, nullable: true, description: 'The name of a certificate of another kind.' })
  name!: string | null;

  @ResponseField({ type: Boolean })
  opensFromCode!: boolean;

  @ResponseField({ type: String, nullable: true, description: 'For supervisors and admins.' })
  addedBy!: string | null;

  @ResponseField({ type: String, format: 'date-time' })
  addedAt!: string;
}
