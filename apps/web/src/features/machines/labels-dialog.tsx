import { useState } from 'react';

import { ChoiceGroup } from '../../components/choice.js';
import { Dialog } from '../../components/dialog.js';
import { TextField } from '../../components/field.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { saveOwnOnceMade } from '../../lib/save-file.js';
import type { MachinesSearch } from './machines-search.js';

/** As they are sold, by how many are on a sheet of A4. */
const SHEETS = [
  { value: '24', label: '24 per sheet', size: '63.5 × 33.9 mm' },
  { value: '21', label: '21 per sheet', size: '63.5 × 38.1 mm' },
  { value: '8', label: '8 per sheet', size: '99.1 × 67.7 mm' },
  { value: '1', label: '1 per sheet', size: '199.6 × 289.1 mm' },
] as const;

type Sheet = (typeof SHEETS)[number]['value'];

interface LabelsDialogProps {
  search: MachinesSearch;
  /** Ids; if there are none, labels are for all that the filters find. */
  chosen: readonly string[];
  onClose: () => void;
}

/** Chooses the sheet of labels, and prints on it. */
export function LabelsDialog({ search, chosen, onClose }: LabelsDialogProps) {
  const [sheet, setSheet] = useState<Sheet>('24');
  const [start, setStart] = useState('1');
  const most = Number(sheet);
  const first = Math.min(Math.max(Math.trunc(Number(start)) || 1, 1), most);
  return (
    <Dialog
      open
      layout="full"
      title="Print labels"
      description={`${whose(chosen, search)} Print the PDF at 100 %, not fitted to the page.`}
      onOpenChange={onClose}
    >
      <ChoiceGroup
        legend="Labels on a sheet of A4"
        className="grid-cols-2 tablet:grid-cols-4"
        value={sheet}
        onChange={(value) => setSheet(value ?? sheet)}
        choices={SHEETS.map(({ value, label, size }) => ({
          value,
          label: (
            <>
              {label}
              <span className="block text-sm font-normal">{size}</span>
            </>
          ),
        }))}
      />
      {most > 1 ? (
        <TextField
          label="First free label"
          hint={`From 1 to ${most}, row by row, for a sheet that is partly used.`}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={start}
          onChange={({ target }) => setStart(target.value)}
        />
      ) : null}
      <SaveFileLink
        href={hrefOf({ sheet, start: String(first) }, search, chosen)}
        saveAs={saveOwnOnceMade}
        variant="primary"
        size="action"
      >
        Download PDF
      </SaveFileLink>
    </Dialog>
  );
}

function whose(chosen: readonly string[], { search, type, letter }: MachinesSearch): string {
  if (chosen.length > 0) return `For ${chosen.length === 1 ? 'one machine' : `${chosen.length} machines`}.`;
  return search || type || letter ? 'For all machines that match your search.' : 'For all machines in use.';
}

function hrefOf(
  paper: { sheet: Sheet; start: string },
  { search, type, letter }: MachinesSearch,
  chosen: readonly string[],
): string {
  const query = new URLSearchParams(paper);
  if (chosen.length > 0) query.set('ids', chosen.join(','));
  else
    for (const [name, value] of Object.entries({ search, type, letter })) if (value) query.set(name, value);
  return `/api/machines/labels.pdf?${query.toString()}`;
}
