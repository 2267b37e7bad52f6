import { formatLongDate } from '@groundsheet/form-rules';
import type { ComponentProps, ReactNode } from 'react';

import { DayField } from './day-field.js';
import { SearchField } from './search-field.js';
import { SelectField } from './select-field.js';

export interface BarFilter {
  label: string;
  /** What it is set to, in the words of the screen; undefined where it is not set. */
  said: string | undefined;
  /** Takes it away. */
  onClear: () => void;
  /** What sets it. */
  control: ReactNode;
}

type Told<Field> = Pick<Field, Extract<keyof Field, 'value' | 'onSearch' | 'onDay' | 'onChoose'>>;
type Further<Field> = Omit<Field, 'label' | keyof Told<Field>>;

type SearchProps = ComponentProps<typeof SearchField>;
type DayProps = ComponentProps<typeof DayField>;
type SelectProps<T extends string> = ComponentProps<typeof SelectField<T>>;

/** A part of a text. @param told as `textFilter` has it */
export function byText(
  label: string,
  told: Told<SearchProps>,
  further: Further<SearchProps> = {},
): BarFilter {
  return {
    label,
    said: told.value,
    onClear: () => told.onSearch(undefined),
    control: <SearchField label={label} {...further} {...told} />,
  };
}

/** A day. @param told as `dayFilter` has it */
export function byDay(label: string, told: Told<DayProps>, further: Further<DayProps> = {}): BarFilter {
  return {
    label,
    said: told.value && formatLongDate(told.value),
    onClear: () => told.onDay(undefined),
    control: <DayField label={label} {...further} {...told} />,
  };
}

/** One of a few. @param told as `choiceFilter` has it */
export function byChoice<T extends string>(
  label: string,
  told: Told<SelectProps<T>>,
  further: Further<SelectProps<T>>,
): BarFilter {
  return {
    label,
    said: further.options.find(({ value }) => value === told.value)?.label,
    onClear: () => told.onChoose(undefined),
    control: <SelectField label={label} {...further} {...told} />,
  };
}
