import { ResponseField, Instant, OneOf, Part, PartList, Text, TextList } from '@groundsheet/platform';
import {
  FIELD_LENGTHS,
  MAX_SAVED_EMAILS,
  MEMORY_LIMIT,
  normaliseEmail,
  REMINDERS,
  TEXT_SIZES,
  THEMES,
  type FormMemory,
  type PreferenceKey,
  type Preferences,
  type Reminders,
  type SavedEmail,
  type TextSize,
  type Theme,
} from '@groundsheet/form-rules';
import { Transform } from 'class-transformer';
import { EmailAddress } from '../accounts/driver.dto.js';

const LABEL_LENGTH = 80;
const MACHINE_TYPE_LENGTH = 40;

const Lately = (about: string, max: number) =>
  TextList({ maxItems: MEMORY_LIMIT, max, required: true, about: `${about}, latest first.` });

export class SavedEmailEntry implements SavedEmail {
  @EmailAddress({ about: 'Stored in lower case.' })
  @Transform(({ value }) => (typeof value === 'string' ? normaliseEmail(value) : value))
  email!: string;

  @Text({ max: LABEL_LENGTH, about: 'A name for the address. May be empty.', example: 'Site office' })
  @Transform(({ value }) => value ?? '')
  label: string = '';

  @Instant({ required: true, about: 'When a form was last sent to it.' })
  lastUsed!: string;
}

export class FormMemoryLists implements FormMemory {
  @Lately('Hire firms of the driver', FIELD_LENGTHS.company)
  companies!: string[];

  @Lately('Clients', FIELD_LENGTHS.clientCompany)
  clientCompanies!: string[];

  @Lately('Types of machine', MACHINE_TYPE_LENGTH)
  machineTypes!: string[];

  @Lately('Plant numbers', FIELD_LENGTHS.plantNumber)
  plantNumbers!: string[];

  @Lately('Drivers’ names', FIELD_LENGTHS.driverSignedName)
  driverNames!: string[];

  @Lately('Sites', FIELD_LENGTHS.siteLocation)
  siteLocations!: string[];
}

export class ThemePreference {
  @OneOf(THEMES, { required: true, about: '`system` follows the device.' })
  value!: Theme;
}

export class TextSizePreference {
  @OneOf(TEXT_SIZES, { required: true, about: 'Size of all text.' })
  value!: TextSize;
}

export class SavedEmailsPreference {
  @PartList(SavedEmailEntry, {
    maxItems: MAX_SAVED_EMAILS,
    required: true,
    about: 'Addresses that forms were sent to, latest first.',
  })
  value!: SavedEmailEntry[];
}

export class FormMemoryPreference {
  @Part(FormMemoryLists, { required: true, about: 'What was entered recently.' })
  value!: FormMemoryLists;
}

export class RemindersPreference {
  @OneOf(REMINDERS, { required: true, about: 'Mails about documents that expire; `on` until it is set.' })
  value!: Reminders;
}

export const PREFERENCE_SHAPES = {
  theme: ThemePreference,
  'text-size': TextSizePreference,
  'saved-emails': SavedEmailsPreference,
  'form-memory': FormMemoryPreference,
  'expiry-reminders': RemindersPreference,
} as const satisfies Record<PreferenceKey, unknown>;

/** Preferences that were never set are absent. */
export class PreferencesResponse implements Partial<Preferences> {
  @ResponseField({ enum: THEMES, required: false })
  theme?: Theme;

  @ResponseField({ enum: TEXT_SIZES, required: false })
  'text-size'?: TextSize;

  @ResponseField({ type: [SavedEmailEntry], required: false, description: 'Latest first.' })
  'saved-emails'?: SavedEmailEntry[];

  @ResponseField({ type: FormMemoryLists, required: false })
  'form-memory'?: FormMemoryLists;

  @ResponseField({ enum: REMINDERS, required: false })
  'expiry-reminders'?: Reminders;
}
