import { Answer, Instant, OneOf, Part, PartList, Text, TextList } from '@groundsheet/platform';
import {
  FIELD_LENGTHS,
  MAX_SAVED_EMAILS,
  MEMORY_LIMIT,
  normaliseEmail,
  TEXT_SIZES,
  THEMES,
  type FormMemory,
  type PreferenceKey,
  type Preferences,
  type SavedEmail,
  type TextSize,
  type Theme,
} from '@groundsheet/form-rules';
import { Transform } from 'class-transformer';
import { EmailAddress } from '../driver.dto.js';

const LABEL_LENGTH = 80;
const MACHINE_TYPE_LENGTH = 40;

/** A list of the form memory. */
const Lately = (about: string, max: number) =>
  TextList({ maxItems: MEMORY_LIMIT, max, required: true, about: `${about}, the latest first.` });

export class SavedEmailEntry implements SavedEmail {
  @EmailAddress({ about: 'Kept in lower case.' })
  @Transform(({ value }) => (typeof value === 'string' ? normaliseEmail(value) : value))
  email!: string;

  @Text({ max: LABEL_LENGTH, about: 'What it is called; may be empty.', example: 'Site office' })
  @Transform(({ value }) => value ?? '')
  label: string = '';

  @Instant({ required: true, about: 'When a form was sent to it last.' })
  lastUsed!: string;
}

export class FormMemoryLists implements FormMemory {
  @Lately('Firms of the driver', FIELD_LENGTHS.company)
  companies!: string[];

  @Lately('Clients', FIELD_LENGTHS.clientCompany)
  clientCompanies!: string[];

  @Lately('Kinds of machine', MACHINE_TYPE_LENGTH)
  machineTypes!: string[];

  @Lately('Plant numbers', FIELD_LENGTHS.plantNumber)
  plantNumbers!: string[];

  @Lately('Names of drivers', FIELD_LENGTHS.driverSignedName)
  driverNames!: string[];

  @Lately('Sites', FIELD_LENGTHS.siteLocation)
  siteLocations!: string[];
}

export class ThemePreference {
  @OneOf(THEMES, { required: true, about: '`system` follows the device.' })
  value!: Theme;
}

export class TextSizePreference {
  @OneOf(TEXT_SIZES, { required: true, about: 'How large everything is shown.' })
  value!: TextSize;
}

export class SavedEmailsPreference {
  @PartList(SavedEmailEntry, {
    maxItems: MAX_SAVED_EMAILS,
    required: true,
    about: 'Addresses that forms were sent to, the latest first.',
  })
  value!: SavedEmailEntry[];
}

export class FormMemoryPreference {
  @Part(FormMemoryLists, { required: true, about: 'What was entered lately.' })
  value!: FormMemoryLists;
}

/** The shape of each preference, put and answered. */
export const PREFERENCE_SHAPES = {
  theme: ThemePreference,
  'text-size': TextSizePreference,
  'saved-emails': SavedEmailsPreference,
  'form-memory': FormMemoryPreference,
} as const satisfies Record<PreferenceKey, unknown>;

/** Whatever was never set is absent. */
export class PreferencesAnswer implements Partial<Preferences> {
  @Answer({ enum: THEMES, required: false })
  theme?: Theme;

  @Answer({ enum: TEXT_SIZES, required: false })
  'text-size'?: TextSize;

  @Answer({ type: [SavedEmailEntry], required: false, description: 'The latest first.' })
  'saved-emails'?: SavedEmailEntry[];

  @Answer({ type: FormMemoryLists, required: false })
  'form-memory'?: FormMemoryLists;
}
