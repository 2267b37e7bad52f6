import { ValidateBy } from 'class-validator';
import { Id, IdList, PageQuery, PlainDate, ResponseField, Text, Written } from '@groundsheet/platform';
import {
  DOCUMENT_CATEGORY_NAMES,
  DOCUMENT_SIDES,
  FIELD_LENGTHS,
  MOST_DOCUMENTS_OF_PACK,
  type DocumentCategory,
  type DocumentSide,
  holdsAddress,
} from '@groundsheet/form-rules';

/** A title is read by people who may take it for ours: it leads nowhere. */
function WithoutAddress(): PropertyDecorator {
  const validate = (value: unknown) => !holdsAddress(String(value));
  return ValidateBy(
    { name: 'withoutAddress', validator: { validate } },
    { message: 'Please leave out web and email addresses, and put a space after a full stop.' },
  );
}

const KEY_LENGTH = 43;

export class SharePackBody {
  @IdList({ maxItems: MOST_DOCUMENTS_OF_PACK, about: 'What it shows.', required: true })
  documentIds!: string[];

  @Written({
    max: FIELD_LENGTHS.packTitle,
    about: 'Who it is for; without a web or mail address.',
    example: 'Site office, Northgate',
  })
  @WithoutAddress()
  title!: string;

  @PlainDate({ about: 'The last day on which it can be opened, within a year.', required: true })
  endsOn!: string;
}

export class SharePackLinkBody {
  @Id({ about: 'From the link.', required: true })
  packId!: string;

  @Text({ max: KEY_LENGTH, about: 'From the link.', required: true })
  key!: string;
}

export class SharePackOpening {
  @ResponseField({ type: String, format: 'date-time' })
  at!: string;

  @ResponseField({ type: String, nullable: true, example: '203.0.113.7' })
  network!: string | null;

  @ResponseField({ type: String, nullable: true, example: 'Chrome on Android' })
  device!: string | null;
}

export class SharePackMade {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, description: 'The link. Anyone who has it can open the pack.' })
  link!: string;
}

/** A share pack as the driver who made it sees it. */
export class SharePackResponse extends SharePackMade {
  @ResponseField({ type: String })
  title!: string;

  @ResponseField({ type: String, format: 'date' })
  endsOn!: string;

  @ResponseField({ enum: ['open', 'ended', 'withdrawn'] })
  state!: 'open' | 'ended' | 'withdrawn';

  @ResponseField({ type: [String], format: 'uuid', description: 'What it shows.' })
  documentIds!: string[];

  @ResponseField({ type: [SharePackOpening], description: 'Latest first.' })
  openings!: SharePackOpening[];

  @ResponseField({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class SharePacksOfQuery extends PageQuery {
  @Id({ about: 'The account.', required: true })
  ownerId!: string;
}

/** A share pack as the office sees it: it cannot be opened with this. */
export class OfficeSharePack {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String })
  title!: string;

  @ResponseField({ type: String, format: 'date' })
  endsOn!: string;

  @ResponseField({ enum: ['open', 'ended', 'withdrawn'] })
  state!: 'open' | 'ended' | 'withdrawn';

  @ResponseField({ type: Number, description: 'How many documents it shows.' })
  documents!: number;

  @ResponseField({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class SharedFile {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ enum: DOCUMENT_SIDES })
  side!: DocumentSide;

  @ResponseField({ type: String, example: 'image/jpeg' })
  mimeType!: string;

  @ResponseField({
    type: Number,
    nullable: true,
    description:
      'For a PDF, how many pages can be seen; 0 if it cannot be drawn. Null for a picture, and until it has been tried.',
  })
  drawnPages!: number | null;

  @ResponseField({
    type: Number,
    nullable: true,
    description: 'For a PDF that has been drawn, how many pages it has.',
  })
  allPages!: number | null;
}

/** What a share pack tells of a document: nothing that was read of it. */
export class SharedDocument {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ enum: DOCUMENT_CATEGORY_NAMES })
  category!: DocumentCategory;

  @ResponseField({ type: String, format: 'date', nullable: true })
  expiryDate!: string | null;

  @ResponseField({ type: Boolean })
  isExpired!: boolean;

  @ResponseField({ type: Number, nullable: true })
  daysLeft!: number | null;

  @ResponseField({ type: [SharedFile] })
  files!: SharedFile[];
}

/** A share pack as its readers by the link see it. */
export class SharedPack {
  @ResponseField({ type: String })
  title!: string;

  @ResponseField({ type: String, description: 'Whose documents they are.' })
  driverName!: string;

  @ResponseField({ type: String, format: 'date' })
  endsOn!: string;

  @ResponseField({ type: [SharedDocument] })
  documents!: SharedDocument[];
}
