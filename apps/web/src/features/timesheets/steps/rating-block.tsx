import { FIELD_LENGTHS, TIMESHEET_RATING_LABELS, type Rating } from '@groundsheet/form-rules';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../../components/button.js';
import { ChoiceGroup } from '../../../components/choice.js';
import { FieldError, TextAreaField } from '../../../components/field.js';
import { RATING_ICONS, ratingChoices } from '../../../forms/rating/rating-choices.js';
import { enter, rate, type TimesheetDraft } from '../timesheet-draft.js';
import type { StepProps } from './step-props.js';

/** How long after a selection the block hides (docs/screens.md, Constants). */
export const RATING_HIDES_AFTER_MS = 500;

const CHOICES = ratingChoices(TIMESHEET_RATING_LABELS);

export function RatingBlock({ draft, change, errors, id = 'supervisorRating' }: StepProps & { id?: string }) {
  const rating = draft.supervisorRating;
  const [open, setOpen] = useState(rating === null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const block = useRef<HTMLElement>(null);
  useEffect(() => () => clearTimeout(hiding.current), []);

  const choose = (value: Rating | null) => {
    if (!value) return;
    change((current) => rate(current, value));
    clearTimeout(hiding.current);
    hiding.current = setTimeout(() => {
      // Who chose by the keyboard goes on from here, not from the top of the page.
      if (block.current?.contains(document.activeElement)) block.current.focus();
      setOpen(false);
    }, RATING_HIDES_AFTER_MS);
  };

  return (
    <section
      ref={block}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      <h3 id={`${id}-title`} className="text-lg">
        Supervisor rating
      </h3>
      {open || !rating ? (
        <>
          <p className="text-muted">How did {firstNameOf(draft) ?? 'the driver'} do this week?</p>
          <TextAreaField
            label="Notes (optional)"
            maxLength={FIELD_LENGTHS.supervisorNotes}
            value={draft.supervisorNotes ?? ''}
            onChange={(event) => {
              const supervisorNotes = event.target.value || null;
              change((current) => enter(current, { supervisorNotes }));
            }}
          />
          <ChoiceGroup
            legend="Rating"
            arrowsMoveOnly
            className="flex flex-wrap *:flex-1 *:px-1"
            choices={CHOICES}
            value={rating}
            onChange={choose}
            invalid={Boolean(errors['supervisorRating'])}
          />
          {errors['supervisorRating'] ? <FieldError>{errors['supervisorRating']}</FieldError> : null}
        </>
      ) : (
        <Chosen rating={rating} notes={draft.supervisorNotes} onChange={() => setOpen(true)} />
      )}
    </section>
  );
}

/** As people on site call the driver; null as long as nobody has entered a name. */
function firstNameOf({ form }: TimesheetDraft): string | null {
  const name = form.driverSignedName?.trim() || form.operatorSignedName?.trim();
  return name?.split(/\s/)[0] ?? null;
}

function Chosen({ rating, notes, onChange }: { rating: Rating; notes: string | null; onChange: () => void }) {
  const Icon = RATING_ICONS[rating];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-3 text-lg font-semibold">
          <Icon aria-hidden className="size-8" />
          {TIMESHEET_RATING_LABELS[rating]}
        </p>
        <Button onClick={onChange}>
          Change<span className="sr-only"> rating or notes</span>
        </Button>
      </div>
      {notes ? <p className="whitespace-pre-line text-muted">{notes}</p> : null}
    </>
  );
}
