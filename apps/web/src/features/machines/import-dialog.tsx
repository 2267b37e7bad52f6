import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Field, inputVariants } from '../../components/field.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { toast } from '../../components/toast-store.js';
import { Refusal } from '../../forms/refusal.js';
import { cn } from '../../lib/cn.js';
import { useSending } from '../../lib/use-sending.js';
import { checkImport, importMachines, MACHINES_KEY, type ImportLine } from './api.js';
import { ImportReport } from './import-report.js';

/** Shows what a file would do to the register, line by line, before it does it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const check = useSending({ mutationFn: checkImport });
  const take = useTakeOver(onClose);
  const choose = (file: File | undefined) => {
    take.reset();
    if (file) check.mutate(file);
  };
  return (
    <Dialog
      open
      keepOnOutsideTap
      layout="wide"
      title="Import machines"
      description="A CSV file with one machine on each line. Machines are matched by plant number; nothing is stored until you have seen what would change."
      onOpenChange={onClose}
    >
      <div className="grid items-end gap-3 tablet:grid-cols-[1fr_auto]">
        <Field id={id} label="CSV file">
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            className={cn(inputVariants(), 'py-2.5')}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </Field>
        <SaveFileLink href="/api/machines/import-template.csv" size="action">
          Template
        </SaveFileLink>
      </div>
      {check.isPending ? <p role="status">Checking the file...</p> : null}
      {check.error ? <Refusal error={check.error} offline={OFFLINE} /> : null}
      {check.data && !check.isPending ? (
        <>
          <Judgement lines={check.data} />
          <ImportReport lines={check.data} />
          {take.error ? <Refusal error={take.error} offline={OFFLINE} /> : null}
          <Button
            variant="primary"
            size="action"
            disabled={take.isPending || !canTake(check.data)}
            onClick={() => take.mutate(check.variables)}
          >
            {take.isPending ? 'One moment...' : 'Import all'}
          </Button>
        </>
      ) : null}
    </Dialog>
  );
}

const OFFLINE = 'The file could not be sent. Check the signal and choose it again.';

function useTakeOver(onDone: () => void) {
  const client = useQueryClient();
  return useSending({
    mutationFn: importMachines,
    onSuccess: async ({ added, changed }) => {
      toast({ title: 'Machines Imported', description: `${added} added, ${changed} changed.`, tone: 'good' });
      onDone();
      await client.invalidateQueries({ queryKey: MACHINES_KEY });
    },
  });
}

const countOf = (lines: readonly ImportLine[], wanted: ImportLine['outcome']) =>
  lines.filter(({ outcome }) => outcome === wanted).length;

function canTake(lines: readonly ImportLine[]): boolean {
  return countOf(lines, 'wrong') === 0 && countOf(lines, 'same') < lines.length;
}

function Judgement({ lines }: { lines: readonly ImportLine[] }) {
  const wrong = countOf(lines, 'wrong');
  const counts = `${countOf(lines, 'new')} new, ${countOf(lines, 'changed')} changed, ${countOf(lines, 'same')} the same, ${wrong} wrong.`;
  return (
    <Notice tone={wrong > 0 ? 'bad' : 'good'} role="status">
      {wrong > 0 ? <TriangleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      <p>
        {counts}
        {wrong > 0
          ? ' Nothing can be imported until every line is right: correct the file and choose it again.'
          : ''}
      </p>
    </Notice>
  );
}
