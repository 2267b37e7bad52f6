import {
  LEGACY_CHECKS,
  legacyResult,
  needsAttention,
  sectionsOf,
  tallyWords,
  VEHICLE_TYPES,
  type CheckAnswers,
  type LegacyResult,
  type VehicleType,
} from '@groundsheet/form-rules';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '../../components/badge.js';
import { Fold } from '../../components/fold.js';
import { AnswerMark } from '../../forms/answer-mark.js';
import { cn } from '../../lib/cn.js';

interface CheckedItemsProps {
  vehicle: VehicleType | null | undefined;
  answers: CheckAnswers;
}

/** Every item as it was answered, and then the 16 of the read model; both are looked up rather than read. */
export function CheckedItems(props: CheckedItemsProps) {
  return (
    <>
      <Sections {...props} />
      <SafetyChecks {...props} />
    </>
  );
}

/** Every section of the machine as it was really answered. */
function Sections({ vehicle, answers }: CheckedItemsProps) {
  const sections = sectionsOf(vehicle);
  if (!vehicle || sections.length === 0) return null;
  const all = sections.flatMap(({ items }) => items);
  return (
    <Fold
      id="sections"
      title={`${VEHICLE_TYPES[vehicle]} checks as answered`}
      aside={<span className="text-muted">{tallyWords(all, answers)}</span>}
    >
      <div className="gap-6 tablet:columns-2 [&>*]:mb-4 [&>*]:break-inside-avoid">
        {sections.map(({ name, title, items }) => (
          <section key={name} aria-labelledby={`section-${name}-title`}>
            <div className="flex min-h-8 flex-wrap items-baseline justify-between gap-x-3">
              <h3 id={`section-${name}-title`} className="text-lg">
                {title}
              </h3>
              <span
                className={cn(
                  'text-sm font-semibold',
                  needsAttention(items, answers) ? 'text-bad' : 'text-muted',
                )}
              >
                {tallyWords(items, answers)}
              </span>
            </div>
            <dl>
              {items.map(({ key, label }) => (
                <Line key={key} label={label}>
                  <AnswerMark answer={answers[key]} />
                </Line>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Fold>
  );
}

/** The 16 items of the read model, the same for every machine. */
function SafetyChecks({ vehicle, answers }: CheckedItemsProps) {
  const results = LEGACY_CHECKS.map(({ key, label }) => ({
    label,
    result: legacyResult(key, vehicle, answers),
  }));
  const count = (wanted: LegacyResult) => results.filter(({ result }) => result === wanted).length;
  const defects = count('DEFECT');
  return (
    <Fold
      id="safety-checks"
      title="Daily Safety Checks"
      aside={
        <span className="text-muted">
          {count('OK')} OK{defects > 0 ? `, ${defects} DEFECT` : null}
        </span>
      }
    >
      <dl className="grid gap-x-6 tablet:grid-cols-2">
        {results.map(({ label, result }) => (
          <Line key={label} label={label}>
            <LegacyMark result={result} />
          </Line>
        ))}
      </dl>
    </Fold>
  );
}

function LegacyMark({ result }: { result: LegacyResult }) {
  if (result === 'OK') {
    return (
      <Badge tone="good">
        <Check aria-hidden /> OK
      </Badge>
    );
  }
  if (result === 'DEFECT') {
    return (
      <Badge tone="bad">
        <TriangleAlert aria-hidden /> DEFECT
      </Badge>
    );
  }
  return <span className="px-2.5 text-end text-muted">{result}</span>;
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-1">
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
