import { Link, useNavigate } from '@tanstack/react-router';

import { House } from 'lucide-react';

import { buttonVariants } from '../components/button.js';
import { seenCustomer } from '../forms/customers/seen-customers.js';
import type { Draft } from '../forms/drafts/draft.js';
import { FORM_SCREENS } from '../forms/form-kinds.js';
import { formSearchOf, type FormSearch } from '../forms/form-search.js';
import type { FormDefinition } from '../forms/wizard/form-definition.js';
import { FormScreen } from '../forms/wizard/form-screen.js';

interface FormPageProps<Made extends Draft> {
  form: FormDefinition<Made>;
  search: FormSearch;
}

/** A wizard at its address, with the ways out of it. */
export function FormPage<Made extends Draft>({ form, search }: FormPageProps<Made>) {
  const { mode, customerId = null, orderNumber = null, firm = null, machine, id, draft, step } = search;
  const customerName = customerId && (seenCustomer(customerId)?.name ?? null);
  const navigate = useNavigate();
  return (
    <FormScreen
      form={form}
      customer={{ customerId, orderNumber, customerName, firm, machine }}
      id={id}
      savedId={draft}
      onBegun={(begun) =>
        void navigate({
          to: FORM_SCREENS[form.kind].wizard,
          search: { mode, ...formSearchOf({ customerId, orderNumber, clientCompany: firm }), id: begun },
          replace: true,
        })
      }
      opensAt={step}
      onCarryOn={(kept) =>
        void navigate({
          to: FORM_SCREENS[form.kind].wizard,
          search: { mode, ...formSearchOf(kept.form), id: kept.form.id },
          replace: true,
        })
      }
      onSent={(id) => void navigate({ to: '/completed-form/$id', params: { id }, replace: true })}
      onDone={() => void navigate({ to: '/', replace: true })}
      onOpenSent={(id, key) =>
        void navigate({ to: '/completed-form/$id', params: { id }, search: { key }, replace: true })
      }
      back={
        <Link to="/" aria-label="Back to home" className={buttonVariants({ variant: 'bar', size: 'icon' })}>
          <House aria-hidden />
        </Link>
      }
    />
  );
}
