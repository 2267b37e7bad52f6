import { FIELD_LENGTHS } from '@groundsheet/form-rules';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { SearchField } from '../../components/search-field.js';
import { PagedList } from '../../components/paged-list.js';
import { Switch } from '../../components/switch.js';
import { companiesQuery, type Company } from './api.js';
import type { CompaniesSearch } from './companies-search.js';
import { CompanyDialog } from './company-dialog.js';
import { CompanyTable } from './company-table.js';

interface CompaniesProps {
  search: CompaniesSearch;
  /** Changes what is named. */
  onChange: (change: CompaniesSearch) => void;
}

/** The register of companies (docs/product.md, Companies). */
export function Companies({ search, onChange }: CompaniesProps) {
  const asked = useInfiniteQuery({ ...companiesQuery(search), placeholderData: keepPreviousData });
  const [open, setOpen] = useState<Company | 'new' | null>(null);
  const clear = () => onChange({ search: undefined });
  return (
    <>
      <TitledCard
        id="company-database"
        title="Company Database"
        aside={
          <Button variant="primary" onClick={() => setOpen('new')}>
            <Plus aria-hidden /> Add Company
          </Button>
        }
      >
        <search aria-label="Companies" className="grid items-end gap-3 tablet:grid-cols-[1fr_auto]">
          <SearchField
            label="Search"
            labelHidden
            placeholder="Search companies..."
            maxLength={FIELD_LENGTHS.name}
            value={search.search}
            onSearch={(text) => onChange({ search: text })}
          />
          <Switch
            label="Show archived companies"
            on={Boolean(search.archived)}
            onChange={(on) => onChange({ archived: on || undefined })}
          />
        </search>
      </TitledCard>
      <PagedList asked={asked} what="companies" empty={<Empty search={search} onClear={clear} />}>
        {(companies) => <CompanyTable companies={companies} onEdit={setOpen} />}
      </PagedList>
      {open ? <CompanyDialog company={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function Empty({ search, onClear }: { search: CompaniesSearch; onClear: () => void }) {
  if (search.search)
    return (
      <>
        <p>No companies found matching your search.</p>
        <Button size="action" onClick={onClear}>
          Show all companies
        </Button>
      </>
    );
  return <p>{search.archived ? 'No archived companies.' : 'No companies added yet.'}</p>;
}
