import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserRoundPlus } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button, buttonVariants } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { toast } from '../../components/toast-store.js';
import { HISTORY_KEY } from '../history-key.js';
import { useSession } from '../../lib/session/session-context.js';
import { claimForms } from './claim-forms.js';
import { nounOf } from './claim-toast.js';
import { setIdsToClaim } from './kept-here.js';
import { loadClaims } from './sent-here.js';

/** What was sent from this tab without an account: a guest is offered one, and who has got one keeps it. */
export function JustSent() {
  const session = useSession();
  if (session.mode === 'guest') return <OfferAccount />;
  return session.me ? <ClaimNow fullName={session.me.fullName} /> : null;
}

function OfferAccount() {
  const [claims, setClaims] = useState(() => loadClaims());
  const [last] = claims;
  if (!last) return null;
  const noun = nounOf(claims);
  const dismiss = () => {
    setIdsToClaim([]);
    setClaims([]);
  };
  return (
    <TitledCard id="just-sent" title={`Keep the ${noun} you just sent`} className="gap-3">
      <p>
        With a free account you will find {claims.length === 1 ? 'it' : 'them'} in View Forms, ready to open,
        mail again or correct. Create one here under the name on the form{last.name ? `: ${last.name}` : null}
        .
      </p>
      <p className="text-sm text-muted">
        Already have one? Log in on this page and the {noun} will be added.
      </p>
      <div className="grid gap-2.5 tablet:grid-cols-2">
        <Link
          to="/"
          search={{ signup: true }}
          replace
          resetScroll={false}
          // Where the form is open already. It takes the focus by itself when it opens.
          onClick={() => document.querySelector<HTMLInputElement>('#create-account [name=email]')?.focus()}
          className={buttonVariants({ variant: 'primary' })}
        >
          <UserRoundPlus aria-hidden /> Create Free Account
        </Link>
        <Button onClick={dismiss}>No, thanks</Button>
      </div>
    </TitledCard>
  );
}

function ClaimNow({ fullName }: { fullName: string }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    void claimForms(fullName).then((told) => {
      if (!told) return;
      toast(told);
      return queryClient.invalidateQueries({ queryKey: HISTORY_KEY });
    });
  }, [fullName, queryClient]);
  return null;
}
