import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { DayField } from '../../components/day-field.js';
import { choiceFilter, countSet, dayFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { SearchField } from '../../components/search-field.js';
import { SelectField } from '../../components/select-field.js';
import { FORM_KINDS, FORM_KIND_NAMES, type FormKind } from '@groundsheet/form-rules';
import { CustomerSearch } from '../../forms/customers/customer-search.js';
import { rememberChosen, seenCustomerName } from '../../forms/customers/seen-customers.js';
import { useCustomers } from '../../forms/customers/use-customers.js';
import { cn } from '../../lib/cn.js';
import { useRoomFor } from '../../lib/use-room-for.js';
import { BEHIND_BUTTON, PLANT_LENGTH, type HistorySearch } from './history-search.js';

const KIND_OPTIONS = FORM_KIND_NAMES.map((value) => ({ value, label: FORM_KINDS[value].plural }));
const STATUS_OPTIONS = [
  { value: 'draft', label: 'Drafts' },
  { value: 'submitted', label: 'Sent' },
] as const;

/** From this width on the filters are always shown, as the class `office` below says. */
const OFFICE_REM = 64;

/** Which of the forms are shown. What is typed waits for the typing to pause. */
export function HistoryFilters(list: Listed<HistorySearch>) {
  return (
    <FoldedFilters
      placeholder="Site or number"
      search={textFilter(list, 'search')}
      set={countSet(list.search, BEHIND_BUTTON)}
      className="office:grid-cols-5"
    >
      {(areShown) => (
        <>
          <KindFilter {...choiceFilter(list, 'kind')} />
          <SelectField
            id="status"
            label="Status"
            none="Drafts and sent"
            options={STATUS_OPTIONS}
            {...choiceFilter(list, 'status')}
          />
          {areShown ? <CustomerFilter {...choiceFilter(list, 'customerId')} /> : null}
          <SearchField
            label="Plant number"
            autoCapitalize="characters"
            maxLength={PLANT_LENGTH}
            {...textFilter(list, 'plantNumber')}
          />
          <DayField label="Any day of the week" {...dayFilter(list, 'week')} />
        </>
      )}
    </FoldedFilters>
  );
}

export function KindFilter(choice: Pick<ComponentProps<typeof SelectField<FormKind>>, 'value' | 'onChoose'>) {
  return <SelectField id="kind" label="Kind" none="All forms" options={KIND_OPTIONS} {...choice} />;
}

interface FoldedFiltersProps {
  /** Of the search box. */
  placeholder: string;
  search: ReturnType<typeof textFilter<{ search?: string | undefined }, 'search'>>;
  /** How many of the others are set. */
  set: number;
  /** How the filters stand on a desk. */
  className: string;
  children: (areShown: boolean) => ReactNode;
}

/** A search box, and further filters that stand behind a button on a phone. */
export function FoldedFilters({ placeholder, search, set, className, children }: FoldedFiltersProps) {
  const id = useId();
  const [open, setOpen] = useState(set > 0);
  const areShown = useRoomFor(OFFICE_REM) || open;
  return (
    <search aria-label="Forms" className="flex flex-col gap-3">
      <div className="flex items-end gap-2.5">
        <SearchField className="grow" label="Search" placeholder={placeholder} {...search} />
        <Button
          className="h-field px-3 whitespace-nowrap office:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden /> Filters{set > 0 ? ` (${set})` : null}
        </Button>
      </div>
      <div
        id={id}
        className={cn('gap-3 tablet:grid-cols-2 office:grid', className, open ? 'grid' : 'hidden')}
      >
        {children(areShown)}
      </div>
    </search>
  );
}

interface CustomerFilterProps {
  value: string | undefined;
  onChoose: (customerId: string | undefined) => void;
}

/** Whoever was chosen stays in the list, also when it is searched for others. */
export function CustomerFilter({ value, onChoose }: CustomerFilterProps) {
  const { list = [], search } = useCustomers();
  const options = list.map(({ id, name }) => ({ value: id, label: name }));
  if (value && !list.some(({ id }) => id === value))
    options.unshift({ value, label: seenCustomerName(value) ?? 'The chosen customer' });
  return (
    <>
      <CustomerSearch search={search} />
      <SelectField
        id="customerId"
        label="Customer"
        none="All customers"
        options={options}
        value={value}
        onChoose={(id) => {
          const chosen = list.find((customer) => customer.id === id);
          if (chosen) rememberChosen(chosen);
          onChoose(id);
        }}
      />
    </>
  );
}
