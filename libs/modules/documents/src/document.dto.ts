import {
  Id,
  OneOf,
  PageQuery,
  PlainDate,
  ResponseField,
  Text,
  VersionNumber,
  WholeNumber,
} from '@groundsheet/platform';
import { LARGEST_UPLOAD } from '@groundsheet/files';
import {
  DOCUMENT_CATEGORY_NAMES,
  DOCUMENT_SIDES,
  FIELD_LENGTHS,
  PROPOSED_FIELDS,
  SEARCH_LENGTH,
  type DocumentCategory,
  type DocumentSide,
  type ProposedField,
} from '@groundsheet/form-rules';

const STATES = ['processed', 'processing', 'expiring', 'to-check'] as const;

/** A file that is about to be brought: the first of a new document, or another side or page of one. */
export class DocumentUploadBody {
  @OneOf(DOCUMENT_CATEGORY_NAMES, { about: 'What it is.', example: 'driving_license', required: true })
  category!: DocumentCategory;

  @Text({ max: FIELD_LENGTHS.documentDescription, about: 'In the owner’s words.', example: 'CPCS red card' })
  description?: string;

  @Text({
    max: FIELD_LENGTHS.fileName,
    about: 'The device’s name for it. It is shown, and never used as a path.',
    example: 'licence-front.jpg',
    required: true,
  })
  fileName!: string;

  @WholeNumber({ min: 1, max: LARGEST_UPLOAD, about: 'Bytes.', required: true })
  fileSize!: number;

  @Text({
    max: 100,
    about: 'As the device says. The content decides.',
    example: 'image/jpeg',
    required: true,
  })
  mimeType!: string;

  @Id({ about: 'The document that this is another side or page of; a new one if absent.' })
  partOf?: string;

  @OneOf(DOCUMENT_SIDES, { about: 'What the file shows; `front` if absent.' })
  side?: DocumentSide;

  @Id({
    about:
      'The id of an earlier upload of the same file that may not have arrived: it is forgotten, and this one takes its place.',
  })
  replaces?: string;
}

export class DocumentUploadResponse {
  @ResponseField({ type: String, format: 'uuid' })
  documentId!: string;

  @ResponseField({
    type: String,
    description: 'Takes the file by PUT within 15 minutes.',
    example: '/api/objects/01938f00-0000-7000-8000-000000000001?expires=1795262400&signature=…',
  })
  uploadURL!: string;

  @ResponseField({ type: String, description: 'The same.' })
  uploadUrl!: string;
}

export class DocumentsQuery extends PageQuery {
  @Text({
    max: SEARCH_LENGTH,
    about:
      'Part of the file name, the description or what is printed on it. Capitals and accents do not matter.',
  })
  search?: string;

  @OneOf(DOCUMENT_CATEGORY_NAMES, { about: 'One category only.' })
  category?: DocumentCategory;

  @Id({
    about: 'Which account, if several have the name. Not needed for an admin’s own documents.',
  })
  ownerId?: string;

  @OneOf(STATES, {
    about:
      'Only those of one tile, where `expiring` includes those that have expired; or `to-check`, those with proposals that have not been answered.',
  })
  state?: (typeof STATES)[number];
}

/** What its owner may change of a document. An absent field is empty. */
export class DocumentBody {
  @OneOf(DOCUMENT_CATEGORY_NAMES, { about: 'What it is.', required: true })
  category!: DocumentCategory;

  @Text({ max: FIELD_LENGTHS.documentDescription, about: 'In the owner’s words.' })
  description?: string;

  @PlainDate({ about: 'The last day on which it is valid.' })
  expiryDate?: string;

  @Text({ max: FIELD_LENGTHS.documentNumber, about: 'As printed on it.', example: 'MORGA657054SM9IJ' })
  documentNumber?: string;

  @Text({ max: FIELD_LENGTHS.holderName, about: 'Who it is made out to.' })
  holderName?: string;

  @VersionNumber({ about: 'The version that the screen shows; the current one if absent.' })
  version?: number;
}

export class DocumentFileResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ enum: DOCUMENT_SIDES })
  side!: DocumentSide;

  @ResponseField({ type: String, example: 'image/jpeg' })
  mimeType!: string;

  @ResponseField({ type: Number, description: 'Bytes.' })
  fileSize!: number;

  @ResponseField({
    type: Number,
    nullable: true,
    description: 'Of a PDF, as far as it was read; null until then.',
  })
  pages!: number | null;

  @ResponseField({ type: Boolean, description: 'Whether there is a small picture of its first page.' })
  hasThumbnail!: boolean;
}

/** What a document says of itself. */
export class DocumentProposalResponse {
  @ResponseField({ enum: PROPOSED_FIELDS })
  field!: ProposedField;

  @ResponseField({ type: String, example: '2031-04-30' })
  value!: string;

  @ResponseField({ type: Number, description: 'From 0 to 1.' })
  confidence!: number;
}

/** What its owner says to a proposal. */
export class ProposalAnswerBody {
  @OneOf(PROPOSED_FIELDS, { about: 'Which field.', required: true })
  field!: ProposedField;

  @Text({
    max: FIELD_LENGTHS.holderName,
    about: 'As proposed, or as it should be; absent or null turns the proposal down.',
    example: '2031-04-30',
  })
  value?: string | null;
}

export class DocumentResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description:
      'Whose it is, where an admin asks by a name that several people may have; null for your own.',
  })
  ownerEmail!: string | null;

  @ResponseField({ enum: DOCUMENT_CATEGORY_NAMES })
  category!: DocumentCategory;

  @ResponseField({ type: String })
  originalFileName!: string;

  @ResponseField({ type: String, nullable: true })
  description!: string | null;

  @ResponseField({ type: Number, description: 'Bytes of all its files.' })
  fileSize!: number;

  @ResponseField({ enum: ['processing', 'completed'] })
  uploadStatus!: 'processing' | 'completed';

  @ResponseField({
    type: Boolean,
    description: 'A file has arrived, and the document has not been completed yet.',
  })
  isFinishing!: boolean;

  @ResponseField({ type: Boolean })
  isExpired!: boolean;

  @ResponseField({ type: String, format: 'date', nullable: true, description: 'Its last day.' })
  expiryDate!: string | null;

  @ResponseField({ type: Number, nullable: true, description: 'Until its last day; below 0 once expired.' })
  daysLeft!: number | null;

  @ResponseField({ type: String, nullable: true })
  documentNumber!: string | null;

  @ResponseField({ type: String, nullable: true })
  holderName!: string | null;

  @ResponseField({ type: String, description: 'What is printed on it, as far as it could be read.' })
  extractedText!: string;

  @ResponseField({ type: String, nullable: true, description: 'Why it could not be read.' })
  note!: string | null;

  @ResponseField({ type: [DocumentFileResponse] })
  files!: DocumentFileResponse[];

  @ResponseField({
    type: [DocumentProposalResponse],
    description: 'What was read on it, until that is accepted, corrected or turned down.',
  })
  proposals!: DocumentProposalResponse[];

  @ResponseField({ type: String, format: 'date-time' })
  createdAt!: string;

  @ResponseField({ type: Number })
  version!: number;
}

/** That an admin has looked into a vault. */
export class VaultRead {
  @ResponseField({ type: String, format: 'date-time' })
  at!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Their name; null once the account is erased.',
  })
  by!: string | null;

  @ResponseField({ type: String, nullable: true, description: 'The file name; null for the list.' })
  document!: string | null;
}

/** The four tiles of the vault. */
export class DocumentCounts {
  @ResponseField({ type: Number })
  total!: number;

  @ResponseField({ type: Number })
  processed!: number;

  @ResponseField({ type: Number })
  processing!: number;

  @ResponseField({ type: Number, description: 'Expired, or expiring within 30 days.' })
  expiringSoon!: number;

  @ResponseField({ type: Number, description: 'With proposals that have not been answered.' })
  toCheck!: number;
}
