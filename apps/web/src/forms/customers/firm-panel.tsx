import { ArrowRight } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { EntryField } from '../fields/entry-field.js';
import { HEAD_FIELDS } from '../fields/head-fields.js';
import type { TypedFirm } from './last-customer.js';

interface FirmPanelProps {
  onContinue: (typed: TypedFirm) => void;
  onBack: (() => void) | undefined;
}

/** Asks for the firm where there is no customer to choose, as for guests who are shown none (docs/decisions/0042). */
export function FirmPanel({ onContinue, onBack }: FirmPanelProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const firm = typed?.trim() ?? '';
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (firm) onContinue({ firm });
      }}
    >
      <EntryField
        {...HEAD_FIELDS.clientFirm}
        label="Customer"
        hint="Type the name of the firm that the machine is on hire to."
        value={typed}
        onEnter={setTyped}
      />
      <div className="flex gap-2.5">
        {onBack ? (
          <Button size="action" onClick={onBack}>
            Back
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="action"
          className="grow"
          disabled={!firm}
          aria-describedby={firm ? undefined : 'firm-missing'}
        >
          Continue to Form <ArrowRight aria-hidden />
        </Button>
      </div>
      {firm ? null : (
        <p id="firm-missing" className="text-sm text-muted">
          Enter the customer first.
        </p>
      )}
    </form>
  );
}
