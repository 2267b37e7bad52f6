import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PenLine, TriangleAlert } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { requestCountsQuery } from '../../forms/requests/api.js';

/** Who has been asked to sign and has not, and what clients say is wrong; nothing where there is neither. */
export function SignaturesLine() {
  const { data } = useQuery(requestCountsQuery);
  if (!data || data.waiting + data.queries === 0) return null;
  const { waiting, queries } = data;
  const said = [
    ...(queries > 0
      ? [`${queries} ${queries === 1 ? 'client says' : 'clients say'} that something is wrong`]
      : []),
    ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? 'signature is' : 'signatures are'} waited for`] : []),
  ];
  return (
    <Link to="/waiting" className={buttonVariants({ className: 'justify-start text-start' })}>
      {queries > 0 ? <TriangleAlert aria-hidden /> : <PenLine aria-hidden />} {said.join(', ')}
    </Link>
  );
}
