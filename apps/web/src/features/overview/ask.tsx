import { formatLongDate, formatMomentBeside } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { MailCheck, MessageCircleQuestion } from 'lucide-react';

import { Button } from '../../components/button.js';
import { Refusal } from '../../forms/refusal.js';
import { useSending } from '../../lib/use-sending.js';
import { ownZone } from '../../lib/own-zone.js';
import { askForMissing, OVERVIEW_KEY, type MissingSheets } from './api.js';

/** Mails the driver what is missing; once a day for each week. */
export function Ask({ missing }: { missing: MissingSheets }) {
  const queryClient = useQueryClient();
  const asking = useSending({
    mutationFn: () => askForMissing(missing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OVERVIEW_KEY }),
  });
  const zone = ownZone();
  const { askedAt, driverName, weekEnding } = missing;
  if (askedAt)
    return (
      <span role="status" className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted">
        <MailCheck aria-hidden className="size-4.5 shrink-0" /> Asked{' '}
        {formatMomentBeside(askedAt, new Date().toISOString(), zone)}
      </span>
    );
  return (
    <>
      <Button disabled={asking.isPending || asking.isSuccess} onClick={() => asking.mutate()}>
        <MessageCircleQuestion aria-hidden />
        <span>
          Ask{' '}
          <span className="sr-only">
            {driverName}, week ending {formatLongDate(weekEnding)}
          </span>
        </span>
      </Button>
      {asking.error ? (
        <Refusal error={asking.error} offline="The mail was not sent. Check the signal and try again." />
      ) : null}
    </>
  );
}
