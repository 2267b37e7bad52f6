import { FIELD_LENGTHS } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { FilterBar } from '../../components/filter-bar.js';
import { Letters } from '../../components/letters.js';
import { textFilter, type Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { SearchField } from '../../components/search-field.js';
import { Switch } from '../../components/switch.js';
import { useList } from '../../lib/pages.js';
import { companiesQuery, companyLettersQuery, type Company } from './api.js';
import type { CompaniesSearch } from './companies-search.js';
import { CompanyDialog } from './company-dialog.js';
import { CompanyTable } from './company-table.js';
import { UndoArchive } from './undo-archive.js';

const FILTERS = ['search', 'letter'] as const;

/** The register of companies (docs/product.md, Companies). */
export function Companies(list: Listed<CompaniesSearch>) {
  const { search, onChange } = list;
  const [open, setOpen] = useState<Company | 'new' | null>(null);
  const [archived, setArchived] = useState<Company | null>(null);
  const { data: letters } = useQuery(companyLettersQuery(search));
  return (
    <>
      {archived ? (
        <UndoArchive key={archived.id} company={archived} onOver={() => setArchived(null)} />
      ) : null}
      <ListScreen
        {...list}
        className="gap-5"
        asked={useList(companiesQuery(search))}
        what="companies"
        long
        drawing="card"
        filters={
          <TitledCard
            id="company-database"
            title="Company Database"
            aside={
              <Button variant="primary" onClick={() => setOpen('new')}>
                <Plus aria-hidden /> Add Company
              </Button>
            }
          >
            <FilterBar
              {...list}
              label="Companies"
              clears={FILTERS}
              beside={
                <Switch
                  label="Show archived companies"
                  on={Boolean(search.archived)}
                  onChange={(on) => onChange({ archived: on || undefined, letter: undefined })}
                />
              }
            >
              <SearchField
                label="Search"
                placeholder="Search companies..."
                maxLength={FIELD_LENGTHS.name}
                {...textFilter(list, 'search')}
              />
            </FilterBar>
            <Letters
              counts={letters}
              one="company"
              many="companies"
              letter={search.letter}
              onLetter={(letter) => onChange({ letter })}
            />
          </TitledCard>
        }
        clears={FILTERS}
        nothingFits={{
          text: 'No companies found matching your search.',
          clear: 'Show all companies',
          variant: 'outline',
        }}
        nothingYet={<p>{search.archived ? 'No archived companies.' : 'No companies added yet.'}</p>}
      >
        {(companies) => <CompanyTable companies={companies} onEdit={setOpen} onArchived={setArchived} />}
      </ListScreen>
      {open ? <CompanyDialog company={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
