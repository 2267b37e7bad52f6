import type { ReactNode } from 'react';

interface AnswerCardProps {
  /** '45.5 h', 'No defects' */
  answer: string;
  /** The same on the form whose place it takes. */
  was?: string | undefined;
  /** Machine and week. */
  about: string;
  /** A line each: who has signed, standing and breakdown. */
  lines: readonly ReactNode[];
  /** What is done with it: to save and to print it. */
  children: ReactNode;
}

/** What readers open a sent form or set for, before everything else. */
export function AnswerCard({ answer, was, about, lines, children }: AnswerCardProps) {
  return (
    <section
      aria-label="In short"
      className="on-bar flex flex-col gap-2 rounded-card border border-line bg-bar p-2.5 tablet:p-4 text-on-bar print:border-2 print:bg-transparent print:text-text"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="figures font-heading text-4xl font-bold wrap-anywhere">{answer}</p>
        <p className="font-semibold wrap-anywhere">{about}</p>
      </div>
      {was ? (
        <p className="figures font-semibold text-accent print:text-text">
          Now {answer}, was <s>{was}</s>
        </p>
      ) : null}
      <div className="text-sm wrap-anywhere">
        {lines.filter(Boolean).map((line, index) => (
          <p key={index} className="max-tablet:leading-tight">
            {line}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">{children}</div>
    </section>
  );
}
