import { FIELD_LENGTHS, MOST_NOTICE_DAYS } from '@groundsheet/form-rules';
import { useState, type ComponentProps, type SubmitEvent } from 'react';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { TextField } from '../../components/field.js';
import { toast } from '../../components/toast-store.js';
import { fieldFaults } from '../../lib/api-error.js';
import { useFocusOnFault } from '../../lib/use-focus-on-fault.js';
import type { Company, CompanyFacts } from './api.js';
import { RuleEditor } from './rule-editor.js';
import { joinRules, typedRules } from './typed-rules.js';
import { useCreation, useUpdate } from './use-company-change.js';

const NAME_REQUIRED = { title: 'Company Name Required', description: 'Please enter a company name.' };

interface CompanyDialogProps {
  /** Null for a new one. */
  company: Company | null;
  onClose: () => void;
}

/** Adds a company or changes one. What was typed stays when it did not work. */
export function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  return (
    <Dialog
      open
      layout="wide"
      keepOnOutsideTap
      title={company ? 'Edit Company' : 'Add New Company'}
      onOpenChange={onClose}
    >
      <CompanyForm company={company} onClose={onClose} />
    </Dialog>
  );
}

function CompanyForm({ company, onClose }: CompanyDialogProps) {
  const [facts, setFacts] = useState(() => textsOf(company));
  const [rules, setRules] = useState(() => typedRules(company?.defaultOrderPattern ?? null));
  const [noticeDays, setNoticeDays] = useState(() => String(company?.offHireNoticeDays ?? ''));
  const [tries, setTries] = useState(0);
  const creation = useCreation();
  const update = useUpdate();
  const { isPending, error } = company ? update : creation;
  const faults = fieldFaults(error);
  const isNameless = tries > 0 && !facts.name.trim();
  const form = useFocusOnFault(tries, error);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    const defaultOrderPattern = joinRules(rules);
    if (!facts.name.trim()) return void toast({ ...NAME_REQUIRED, tone: 'bad' });
    const requiresOrderValidation = defaultOrderPattern !== '';
    const body = {
      ...facts,
      defaultOrderPattern,
      requiresOrderValidation,
      offHireNoticeDays: numberIn(noticeDays),
    };
    if (company) update.mutate({ ...company, ...body }, { onSuccess: onClose });
    else creation.mutate(body, { onSuccess: onClose });
  };
  const field = (name: keyof typeof facts) => ({
    maxLength: FIELD_LENGTHS[name],
    error: faults[name],
    value: facts[name],
    onChange: ({ target }: { target: { value: string } }) => setFacts({ ...facts, [name]: target.value }),
  });
  return (
    <form ref={form} noValidate className="flex grow flex-col gap-4" onSubmit={save}>
      <div className="grid items-start gap-x-6 gap-y-4 tablet:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <OfficeField
            label="Company Name"
            autoFocus
            required
            {...field('name')}
            error={isNameless ? NAME_REQUIRED.description : faults['name']}
          />
          <OfficeField label="Contact Person" {...field('contactPerson')} />
          <OfficeField label="Contact Email" type="email" inputMode="email" {...field('contactEmail')} />
          <OfficeField label="Contact Phone" type="tel" {...field('contactPhone')} />
          <OfficeField
            label="Off-hire notice, working days"
            hint="Empty for the usual notice."
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_NOTICE_DAYS}
            error={faults['offHireNoticeDays']}
            value={noticeDays}
            onChange={({ target }) => setNoticeDays(target.value)}
          />
        </div>
        <RuleEditor
          rules={rules}
          isRequired={company?.requiresOrderValidation ?? false}
          isTried={tries > 0}
          onChange={setRules}
        />
      </div>
      <div className="sticky -bottom-4 -mx-4 mt-auto -mb-4 grid grid-cols-2 gap-2.5 border-t border-line bg-surface p-4 tablet:flex tablet:justify-end">
        <Button size="action" className="px-2 tablet:px-5" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="action"
          className="px-2 tablet:px-5"
          disabled={isPending}
        >
          {isPending ? 'One moment...' : company ? 'Update Company' : 'Create Company'}
        </Button>
      </div>
    </form>
  );
}

/** Nothing here is about the person typing, so the browser has nothing to offer. */
function OfficeField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="off" {...props} />;
}

function textsOf(company: Company | null) {
  return {
    name: company?.name ?? '',
    contactPerson: company?.contactPerson ?? '',
    contactEmail: company?.contactEmail ?? '',
    contactPhone: company?.contactPhone ?? '',
  } satisfies Partial<CompanyFacts>;
}

/** Null for nothing; what is no whole number the server refuses beside the field. */
function numberIn(text: string): number | null {
  return text.trim() ? Number(text) : null;
}
