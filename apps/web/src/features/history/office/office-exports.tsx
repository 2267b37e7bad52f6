import { formatMoment } from '@groundsheet/form-rules';
import { Download, History } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
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
export function OfficeExports(list: Listed<OfficeFormsSearch>) {
  const [open, setOpen] = useState(false);
  const isFiltered = countSet(list.search, OFFICE_FORMS_FILTERS) > 0;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Download aria-hidden /> Export
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        keepOnOutsideTap
        title={isFiltered ? 'Download the matching forms' : 'Download all forms'}
      >
        <Files {...list} />
      </Dialog>
    </>
  );
}

function Files({ search, onChange }: Listed<OfficeFormsSearch>) {
  const [rows, setRows] = useState<'form'>();
  const [last, setLast] = useState(lastExport);
  const remembering = (save: (href: string) => Promise<unknown>) => async (href: string) => {
    // What changes while the file is made counts as changed since.
    const begun = new Date();
    await save(href);
    rememberExport(begun);
    setLast(begun.toISOString());
  };
  return (
    <div className="grid gap-3">
      <SelectField
        id="rows"
        label="A row for"
        options={ROWS}
        none="Each day"
        value={rows}
        onChoose={setRows}
      />
      <SaveFileLink href={officeExportUrl('xlsx', { ...search, rows })} saveAs={remembering(saveOwnOnceMade)}>
        Spreadsheet (XLSX)
      </SaveFileLink>
      <SaveFileLink href={officeExportUrl('csv', { ...search, rows })} saveAs={remembering(saveFile)}>
        Table (CSV)
      </SaveFileLink>
      {/* A draft has no PDF. */}
      {search.status === 'draft' ? null : (
        <SaveFileLink href={officeExportUrl('zip', search)}>All PDFs (ZIP)</SaveFileLink>
      )}
      <LastExport last={last} search={search} onChange={onChange} />
    </div>
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
