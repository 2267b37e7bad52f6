import { FIELD_LENGTHS, inHours } from '@groundsheet/form-rules';
import { PencilLine } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { TextField } from '../../components/field.js';
import { enterOnForm, type ChangeDraft, type Corrected, type Draft } from '../drafts/draft.js';

interface CorrectionStripProps<Made extends Draft> {
  draft: Made;
  corrects: Corrected;
  /** Null where the kind has none. */
  hours: number | null;
  asksWhy: boolean;
  change: ChangeDraft<Made>;
}

/** Says on every step that this is no new form, and its hours before and now. */
export function CorrectionStrip<Made extends Draft>(props: CorrectionStripProps<Made>) {
  const { draft, corrects, hours, asksWhy, change } = props;
  const was = corrects.hours === null ? '' : ` (${inHours(corrects.hours)})`;
  const now = hours === null ? '' : ` Now ${inHours(hours)}`;
  return (
    <section aria-label="Correction" className="flex flex-col gap-3">
      <Notice tone="attention">
        <PencilLine aria-hidden />
        <p className="figures font-semibold">
          Corrects {corrects.reference}
          {was}.{now}
        </p>
      </Notice>
      {asksWhy ? (
        <TextField
          id="correctionReason"
          name="correctionReason"
          label="Why is it corrected?"
          hint="Printed on the form and in the mail"
          maxLength={FIELD_LENGTHS.correctionReason}
          value={draft.form.correctionReason ?? ''}
          onChange={({ target }) =>
            change((current) =>
              enterOnForm(current, { correctionReason: target.value || null } as Partial<Made['form']>),
            )
          }
        />
      ) : null}
    </section>
  );
}
