import { FORM_KINDS } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, FileClock } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';

import { Badge } from '../../components/badge.js';
import { buttonVariants } from '../../components/button.js';
import type { StoredForm } from '../../forms/form-kinds.js';
import { wizardOf } from '../../forms/kind-pages.js';
import { formSearchOf } from '../../forms/form-search.js';
import { completedFormQuery } from './api.js';

interface UnsentDraftProps {
  id: string;
  form: StoredForm;
  /** The link back, made by the route. */
  back: ReactNode;
}

/** Its driver has opened a form that is still to be sent. */
export function UnsentDraft({ id, form, back }: UnsentDraftProps) {
  const { noun } = FORM_KINDS[form.kind];
  const client = useQueryClient();
  // Carried on with from here, it is sent the next time it is opened.
  useEffect(() => () => client.removeQueries(completedFormQuery(id)), [client, id]);
  const { customerId = null, orderNumber = null } = form;
  return (
    <main className="mx-auto flex w-full max-w-page flex-col items-start gap-4 px-edge py-4">
      <div className="flex w-full flex-wrap items-center justify-between gap-3">
        {back}
        <Badge tone="attention">
          <FileClock aria-hidden /> Draft
        </Badge>
      </div>
      <h1 className="text-2xl">This {noun} is a draft</h1>
      <p>It has not been sent yet, so nobody has received it.</p>
      <Link
        to={wizardOf(form.kind)}
        search={{ ...formSearchOf({ customerId, orderNumber }), draft: id }}
        className={buttonVariants({ variant: 'primary', size: 'action' })}
      >
        Carry on with it <ArrowRight aria-hidden />
      </Link>
    </main>
  );
}
