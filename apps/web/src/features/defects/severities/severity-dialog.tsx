import { SEVERITIES, SEVERITY_NAMES, VEHICLE_TYPES } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { Button } from '../../../components/button.js';
import { ChoiceGroup } from '../../../components/choice.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field.js';
import { toast } from '../../../components/toast-store.js';
import { serverMessage } from '../../../lib/api-error.js';
import { useSending } from '../../../lib/use-sending.js';
import { saveSeverity, severitiesQuery, type SeverityRow } from './api.js';

const CHOICES = SEVERITY_NAMES.map((value) => ({ value, label: SEVERITIES[value] }));

interface SeverityDialogProps {
  row: SeverityRow;
  onClose: () => void;
}

/** How bad one finding is from now on. */
export function SeverityDialog({ row, onClose }: SeverityDialogProps) {
  const { vehicle, label, finding, supplied } = row;
  return (
    <Dialog
      open
      keepOnOutsideTap
      title={`${label}: ${finding}`}
      description={`${VEHICLE_TYPES[vehicle]}. As supplied: ${SEVERITIES[supplied]}. Counts for checks from now on; defects that are already open keep their severity.`}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <SeverityForm {...{ row, onClose }} />
    </Dialog>
  );
}

function SeverityForm({ row, onClose }: SeverityDialogProps) {
  const [severity, setSeverity] = useState(row.severity);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useSending({
    mutationFn: () => saveSeverity(row, severity),
    onSuccess: () => {
      toast({
        title: 'Severity changed',
        description: `${row.label}: ${SEVERITIES[severity]}`,
        tone: 'good',
      });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: severitiesQuery.queryKey }),
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={save}>
      <ChoiceGroup
        legend="Severity"
        choices={CHOICES}
        value={severity}
        onChange={(chosen) => setSeverity(chosen ?? severity)}
      />
      {error ? (
        <div role="alert">
          <FieldError>{serverMessage(error) ?? 'This needs a signal. Nothing has been changed.'}</FieldError>
        </div>
      ) : null}
      <div className="grid grid-cols-2 gap-2.5">
        <Button size="action" className="px-2" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="action"
          className="px-2"
          disabled={isPending || severity === row.severity}
        >
          {isPending ? 'One moment...' : 'Change severity'}
        </Button>
      </div>
    </form>
  );
}
