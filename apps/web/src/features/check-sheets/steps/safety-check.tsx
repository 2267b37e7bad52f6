import {
  attentionItems,
  FIELD_LENGTHS,
  VEHICLE_TYPE_NAMES,
  VEHICLE_TYPES,
  type SectionProgress,
} from '@groundsheet/form-rules';
import { ClipboardList, TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { Button } from '../../../components/button.js';
import { Card } from '../../../components/card.js';
import { ChoiceGroup } from '../../../components/choice.js';
import { TextAreaField } from '../../../components/field.js';
import { enterOnForm } from '../../../forms/drafts/draft.js';
import { OpenOnMachine } from '../../../forms/machine/open-on-machine.js';
import { inOneLine } from '../../../lib/in-one-line.js';
import { CheckSectionCard, sectionEndId } from '../check/check-section.js';
import { ItemNoteFields } from '../check/item-note.js';
import { StillThere } from '../check/still-there.js';
import { useSectionFlow } from '../check/use-section-flow.js';
import { enterMachine } from '../check-sheet-draft.js';
import { lookOf } from '../check/answer-choices.js';
import type { StepProps } from './step-props.js';

const Alert = lazy(async () => ({ default: (await import('../../../components/alert.js')).Alert }));

/** Every item of the machine, section by section. */
export function SafetyCheck(props: StepProps) {
  const { selectedVehicle, plantNumber } = props.draft.form;
  if (!selectedVehicle) return <NoVehicle {...props} />;
  const name = VEHICLE_TYPES[selectedVehicle];
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">Daily Plant Defect Check</h2>
        <p className="text-muted">
          {inOneLine([name, plantNumber], ' · ')} ·{' '}
          <span className="whitespace-normal">Only {name} safety checks are shown below</span>
        </p>
      </div>
      <OpenOnMachine plantNumber={plantNumber} />
      <div className="grid items-start gap-4 office:grid-cols-[1fr_22rem]">
        <Sections key={selectedVehicle} {...props} />
        <Notes {...props} />
      </div>
    </div>
  );
}

function Sections({ draft, change, errors }: StepProps) {
  const flow = useSectionFlow({ draft, change });
  return (
    <div className="flex flex-col gap-3">
      {flow.sections.map((progress) => (
        <CheckSectionCard
          key={progress.section.name}
          progress={progress}
          answers={draft.form.answers}
          isExpanded={flow.expanded === progress.section.name}
          isNext={flow.next === progress.section.name}
          isHighlighted={flow.highlighted === progress.section.name}
          onToggle={() => flow.toggle(progress)}
          onTap={(key, answer) => flow.tap(progress.section, key, answer)}
          below={(item) => (
            <>
              <StillThere
                plantNumber={draft.form.plantNumber}
                item={item.key}
                answer={draft.form.answers[item.key]}
              />
              <ItemNoteFields item={item} draft={draft} change={change} errors={errors} />
            </>
          )}
          end={progress.complete && progress.needsAttention ? <GoOn {...flow} {...progress} /> : null}
        />
      ))}
      {flow.lockAlert ? (
        <Suspense>
          <Alert title="Section locked" message={flow.lockAlert} onClose={flow.closeLockAlert} />
        </Suspense>
      ) : null}
    </div>
  );
}

type GoOnProps = Pick<ReturnType<typeof useSectionFlow>, 'sections' | 'next' | 'goOn'> &
  Pick<SectionProgress, 'section'>;

/** A section that something is wrong in does not close by itself. */
function GoOn({ section, sections, next, goOn }: GoOnProps) {
  const follows = sections.find((each) => each.section.name === next);
  return (
    <div id={sectionEndId(section.name)} className="border-t border-line p-4">
      <Button
        size="action"
        className="w-full tablet:ms-auto tablet:flex tablet:w-80"
        onClick={() => goOn(section.name)}
      >
        {follows ? `Go on to ${follows.section.title}` : `Close ${section.title}`}
      </Button>
    </div>
  );
}

function Notes({ draft, change, errors }: StepProps) {
  const { selectedVehicle, answers, defectsNotes } = draft.form;
  const attention = attentionItems(selectedVehicle, answers);
  return (
    <Card className="flex flex-col gap-3 bg-quiet office:sticky office:top-4">
      {attention.length > 0 ? (
        <div className="flex items-start gap-2.5">
          <TriangleAlert aria-hidden className="mt-0.5 size-5.5 shrink-0 text-bad" />
          <p>
            <strong>Needs attention:</strong>{' '}
            {attention.map(({ item, answer }) => `${item.label} (${lookOf(answer).label})`).join(', ')}
          </p>
        </div>
      ) : null}
      <TextAreaField
        id="defectsNotes"
        name="defectsNotes"
        label="Record and date below any plant defects including any corrective action taken:"
        placeholder="Record any defects found and corrective actions taken..."
        maxLength={FIELD_LENGTHS.defectsNotes}
        value={defectsNotes ?? ''}
        error={errors['defectsNotes']}
        onChange={(event) => {
          const text = event.target.value || null;
          change((current) => enterOnForm(current, { defectsNotes: text }));
        }}
      />
    </Card>
  );
}

/** What is checked depends on the machine: without one it is asked for here. */
function NoVehicle({ change }: StepProps) {
  return (
    <Card className="flex flex-col gap-4">
      <ClipboardList aria-hidden className="size-10 text-attention" />
      <h2 className="text-xl">Daily Plant Defect Check</h2>
      <p>The checks of your machine appear here. Which one is it?</p>
      <ChoiceGroup
        legend="Vehicle type"
        className="grid-cols-2"
        choices={VEHICLE_TYPE_NAMES.map((value) => ({ value, label: VEHICLE_TYPES[value] }))}
        value={null}
        onChange={(selectedVehicle) => change((current) => enterMachine(current, { selectedVehicle }))}
      />
    </Card>
  );
}
