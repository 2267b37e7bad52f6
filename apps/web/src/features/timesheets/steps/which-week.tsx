import { formatDayOfWeek, formatLongDate, isFarWeek, saturdaysAround } from '@groundsheet/form-rules';

import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { today } from '../../../lib/today.js';
import type { AskProps } from '../../../forms/wizard/form-definition.js';
import { keepWeekEnding, type TimesheetDraft } from '../timesheet-draft.js';

/** Asks once which week a day that is no Saturday stands for. */
export function WhichWeek({ draft, change, onAnswered, onClose }: AskProps<TimesheetDraft>) {
  const { weekEnding } = draft.form;
  const isFar = isFarWeek(weekEnding, today());
  const { last, coming } = saturdaysAround(isFar ? today() : weekEnding);
  const choose = (date: string) => {
    change((current) => keepWeekEnding(current, date));
    onAnswered();
  };
  return (
    <Dialog open title="Which week is this for?" onOpenChange={onClose}>
      <p>
        {isFar
          ? `${formatLongDate(weekEnding)} is far from today. Is the year right?`
          : `${formatDayOfWeek(weekEnding)} is not a Saturday. A week usually ends on a Saturday.`}
      </p>
      <div className="grid gap-2.5">
        <Button size="action" onClick={() => choose(last)}>
          The week to {formatDayOfWeek(last)}
        </Button>
        <Button variant="primary" size="action" onClick={() => choose(coming)}>
          The week to {formatDayOfWeek(coming)}
        </Button>
        <Button size="action" onClick={() => choose(weekEnding)}>
          Keep {isFar ? formatLongDate(weekEnding) : formatDayOfWeek(weekEnding)}
        </Button>
      </div>
    </Dialog>
  );
}
