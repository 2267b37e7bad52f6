import { TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';

import { Notice } from '../../components/badge.js';
import { Skeleton } from '../../components/skeleton.js';
import type { ChangeDraft, Draft } from '../drafts/draft.js';
import { CorrectionStrip } from './correction-strip.js';
import type { FormDefinition, StepDefinition } from './form-definition.js';
import { useStepStart } from './use-step.js';
import type { useWizard } from './use-wizard.js';

interface WizardStepProps<Made extends Draft> {
  form: FormDefinition<Made>;
  step: StepDefinition<Made>;
  draft: Made;
  change: ChangeDraft<Made>;
  wizard: ReturnType<typeof useWizard<Made>>;
}

/** One step of a form, with what stands around every step of its kind. */
export function WizardStep<Made extends Draft>({ form, step, draft, change, wizard }: WizardStepProps<Made>) {
  const { sender, saves, saveDraft, sending, errors } = wizard;
  const { steps, SaveDraft } = form;
  const page = useStepStart(draft.step);
  return (
    <main
      inert={sending.state === 'sending'}
      className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-4 short:gap-2 short:py-2"
    >
      <h1 ref={page} tabIndex={-1} className="sr-only">
        {form.title}, step {draft.step} of {steps.length}: {step.title}
      </h1>
      {saves.warning ? (
        <Notice tone="attention" role="status">
          <TriangleAlert aria-hidden />
          <p>{saves.warning}</p>
        </Notice>
      ) : null}
      {draft.corrects ? (
        <CorrectionStrip
          draft={draft}
          corrects={draft.corrects}
          hours={form.hoursOf?.(draft) ?? null}
          asksWhy={draft.step === steps.length}
          change={change}
        />
      ) : null}
      {form.above}
      <Suspense fallback={<Skeleton label="One moment..." />}>
        <step.Screen draft={draft} change={change} errors={errors} />
        {draft.step === steps.length && !sender.guest ? (
          <SaveDraft draft={draft} isSaving={saves.isSaving} save={saveDraft} />
        ) : null}
      </Suspense>
      {form.below}
    </main>
  );
}
