interface FactsProps {
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
  /** Stands where there is no value. */
  absent: string;
}

/** What is known of a thing, line by line. */
export function Facts({ facts, absent }: FactsProps) {
  return (
    <dl className="flex flex-col gap-2">
      {facts.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[8.5rem_1fr] gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 font-semibold break-words">{value || absent}</dd>
        </div>
      ))}
    </dl>
  );
}
