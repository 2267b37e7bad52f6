import { formatMoment } from '@groundsheet/form-rules';
import { History } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../components/button.js';
import { countSet, type Listed } from '../../../components/list-filters.js';
import { SaveFileLink } from '../../../components/save-file-link.js';
import { SelectField } from '../../../components/select-field.js';
import { ownKey } from '../../../lib/local-owner.js';
import { readStored, store } from '../../../lib/local-storage.js';
import { ownZone } from '../../../lib/own-zone.js';
import { saveFile, saveOwnOnceMade } from '../../../lib/save-file.js';
import { OFFICE_FORMS_FILTERS, officeExportUrl, type OfficeFormsSearch } from './office-forms-search.js';

const KEY = 'groundsheet-forms-exported';

const ROWS = [{ value: 'form', label: 'Each form' }] as const;

/** Everybody's forms that the filters find, as files to pay and to bill from. */
export function OfficeExports({ search, onChange }: Listed<OfficeFormsSearch>) {
  const [rows, setRows] = useState<'form'>();
  const [last, setLast] = useState(lastExport);
  const isFiltered = countSet(search, OFFICE_FORMS_FILTERS) > 0;
  const remembering = (save: (href: string) => Promise<unknown>) => async (href: string) => {
    // What changes while the file is made counts as changed since.
    const begun = new Date();
    await save(href);
    rememberExport(begun);
    setLast(begun.toISOString());
  };
  return (
    <section aria-labelledby="export-title" className="flex flex-col gap-3 border-t border-line pt-4">
      <h2 id="export-title" className="text-xl">
        {isFiltered ? 'Download the matching forms' : 'Download all forms'}
      </h2>
      <div className="grid items-end gap-2.5 tablet:grid-cols-2 office:grid-cols-4">
        <SelectField
          id="rows"
          label="A row for"
          options={ROWS}
          none="Each day"
          value={rows}
          onChoose={setRows}
        />
        <SaveFileLink
          href={officeExportUrl('xlsx', { ...search, rows })}
          saveAs={remembering(saveOwnOnceMade)}
        >
          Spreadsheet (XLSX)
        </SaveFileLink>
        <SaveFileLink href={officeExportUrl('csv', { ...search, rows })} saveAs={remembering(saveFile)}>
          Table (CSV)
        </SaveFileLink>
        {/* A draft has no PDF. */}
        {search.status === 'draft' ? null : (
          <SaveFileLink href={officeExportUrl('zip', search)}>All PDFs (ZIP)</SaveFileLink>
        )}
      </div>
      <LastExport last={last} search={search} onChange={onChange} />
    </section>
  );
}

function LastExport({ last, search, onChange }: Listed<OfficeFormsSearch> & { last: string | null }) {
  const zone = ownZone();
  if (search.changedSince)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">
          Only what has been sent or changed since {formatMoment(search.changedSince, zone)}.
        </p>
        <Button onClick={() => onChange({ changedSince: undefined })}>Show the others, too</Button>
      </div>
    );
  if (!last) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-muted">You took a table from this device at {formatMoment(last, zone)}.</p>
      <Button onClick={() => onChange({ changedSince: last })}>
        <History aria-hidden /> Show what has changed since
      </Button>
    </div>
  );
}

/** When this person took the office's table from this device last, as an ISO instant; null where that is not known. */
function lastExport(): string | null {
  const at = readStored(ownKey(KEY));
  return at && !Number.isNaN(Date.parse(at)) ? at : null;
}

function rememberExport(now: Date): void {
  store(ownKey(KEY), now.toISOString());
}
