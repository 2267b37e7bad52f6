import { countSet } from '../../components/list-filters.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { exportUrl, HISTORY_FILTERS, type HistorySearch } from './history-search.js';

/** The forms that the filters show, as files to keep or to hand on. */
export function ExportForms({ search }: { search: HistorySearch }) {
  return (
    <section aria-labelledby="export-title" className="flex flex-col gap-3 border-t border-line pt-4">
      <h2 id="export-title" className="text-xl">
        {countSet(search, HISTORY_FILTERS) > 0 ? 'Download the matching forms' : 'Download your forms'}
      </h2>
      <div className="grid gap-2.5 tablet:grid-cols-2">
        <SaveFileLink size="action" href={exportUrl('csv', search)}>
          Spreadsheet (CSV)
        </SaveFileLink>
        {/* A draft has no PDF. */}
        {search.status === 'draft' ? null : (
          <SaveFileLink size="action" href={exportUrl('zip', search)}>
            All PDFs (ZIP)
          </SaveFileLink>
        )}
      </div>
    </section>
  );
}
