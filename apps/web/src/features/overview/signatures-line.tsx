import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PenLine, TriangleAlert } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { requestCountsQuery, SIGN_REQUESTS_KEY } from '../../forms/requests/api.js';
import { useLiveForms } from '../../forms/use-live-forms.js';
import { lasting } from '../../lib/age.js';
import { cn } from '../../lib/cn.js';
import { inOneLine } from '../../lib/in-one-line.js';

const KEYS = [SIGN_REQUESTS_KEY];

/** Who has been asked to sign and has not, and what clients say is wrong; nothing where there is neither. */
export function SignaturesLine() {
  useLiveForms(KEYS);
  const { data } = useQuery(requestCountsQuery);
  if (!data || data.waiting + data.queries === 0) return null;
  const { waiting, queries, oldestAskedAt, oldestQueryAt } = data;
  const isWrong = queries > 0;
  const says = queries === 1 ? 'client says' : 'clients say';
  const signatures = waiting === 1 ? 'signature' : 'signatures';
  const said = [
    isWrong ? `${queries} ${says} that something is wrong${agesOf(queries, oldestQueryAt)}` : null,
    waiting > 0 ? `${waiting} ${signatures} outstanding${agesOf(waiting, oldestAskedAt)}` : null,
  ];
  return (
    <Link
      to="/waiting"
      className={cn(
        buttonVariants(),
        'justify-start py-2 text-start',
        isWrong && 'border-bad bg-bad-soft text-bad hover:bg-bad-soft',
      )}
    >
      {isWrong ? <TriangleAlert aria-hidden /> : <PenLine aria-hidden />} {inOneLine(said)}
    </Link>
  );
}

/** ' (for 1 day)', ' (the oldest for 12 days)' */
function agesOf(count: number, oldest: string | null): string {
  return oldest ? ` (${count === 1 ? '' : 'the oldest '}for ${lasting(oldest)})` : '';
}
