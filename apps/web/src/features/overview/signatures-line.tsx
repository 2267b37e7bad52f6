import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PenLine, TriangleAlert } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { requestCountsQuery, SIGN_REQUESTS_KEY } from '../../forms/requests/api.js';
import { useLiveForms } from '../../forms/use-live-forms.js';
import { lasting } from '../../lib/age.js';
import { cn } from '../../lib/cn.js';

const KEYS = [SIGN_REQUESTS_KEY];

/** Who has been asked to sign and has not, and what clients say is wrong; nothing where there is neither. */
export function SignaturesLine() {
  useLiveForms(KEYS);
  const { data } = useQuery(requestCountsQuery);
  if (!data || data.waiting + data.queries === 0) return null;
  const { waiting, queries, oldestAskedAt, oldestQueryAt } = data;
  const said = [
    ...(queries > 0
      ? [
          `${queries} ${queries === 1 ? 'client says' : 'clients say'} that something is wrong${agesOf(queries, oldestQueryAt)}`,
        ]
      : []),
    ...(waiting > 0
      ? [
          `${waiting} ${waiting === 1 ? 'signature is' : 'signatures are'} waited for${agesOf(waiting, oldestAskedAt)}`,
        ]
      : []),
  ];
  return (
    <Link
      to="/waiting"
      className={buttonVariants({
        className: cn('justify-start text-start', queries > 0 && 'border-bad bg-bad-soft text-bad'),
      })}
    >
      {queries > 0 ? <TriangleAlert aria-hidden /> : <PenLine aria-hidden />} {said.join(', ')}
    </Link>
  );
}

/** ' (for 1 day)', ' (the oldest for 12 days)' */
function agesOf(count: number, oldest: string | null): string {
  return oldest ? ` (${count === 1 ? '' : 'the oldest '}for ${lasting(oldest)})` : '';
}
