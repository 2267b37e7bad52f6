import { ArrowRight, FileClock } from 'lucide-react';

interface UnsentCardProps {
  /** What the form is called in a sentence: 'timesheet'. */
  noun: string;
  text: string;
  onCarryOn: () => void;
}

/** What was begun on this phone and not sent yet, with the way back to it. */
export function UnsentCard({ noun, text, onCarryOn }: UnsentCardProps) {
  return (
    <section aria-label={`Unsent ${noun}`}>
      <button
        type="button"
        onClick={onCarryOn}
        className="flex w-full items-center gap-4 rounded-card border-2 border-accent bg-accent-soft p-4 text-start"
      >
        <FileClock aria-hidden className="size-8 shrink-0" />
        <span className="min-w-0 grow">
          <span className="block font-heading text-lg font-bold">Carry on with your {noun}</span>
          <span className="block text-sm">{text}. Not sent yet.</span>
        </span>
        <ArrowRight aria-hidden className="size-6 shrink-0" />
      </button>
    </section>
  );
}
