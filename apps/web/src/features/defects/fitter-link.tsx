import { formatMoment } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Link2, Link2Off } from 'lucide-react';

import { Button } from '../../components/button.js';
import { FieldError } from '../../components/field.js';
import { LinkToHandOn } from '../../components/link-to-hand-on.js';
import { toast } from '../../components/toast-store.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { ownZone } from '../../lib/own-zone.js';
import { makeRepairLink, withdrawRepairLinks, type DefectInFull } from './api.js';

/** Makes the page that a fitter signs the repair on, hands it on, and takes it back. */
export function FitterLink({ defect: { id, plantNumber, isWithFitter } }: { defect: DefectInFull }) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: DEFECTS_KEY });
  const making = useSending({ mutationFn: () => makeRepairLink(id), onSettled });
  const withdrawing = useSending({
    mutationFn: () => withdrawRepairLinks(id),
    onSuccess: () => {
      making.reset();
      toast({
        title: 'Link withdrawn',
        description: `All fitters’ links to ${plantNumber} have been withdrawn.`,
        tone: 'good',
      });
    },
    onSettled,
  });
  const { data } = making;
  const error = making.error ?? withdrawing.error;
  return (
    <>
      {data ? (
        <LinkToHandOn
          className="w-full"
          label="Link for a fitter"
          hint={`Shows the open defects of ${data.plantNumber}, without an account, until ${formatMoment(data.expiresAt, ownZone())}.`}
          link={data.url}
          title={`Repair of ${data.plantNumber}`}
        />
      ) : (
        <Button size="action" disabled={making.isPending} onClick={() => making.mutate()}>
          <Link2 aria-hidden /> {making.isPending ? 'One moment...' : 'Link for a fitter'}
        </Button>
      )}
      {data || isWithFitter ? (
        <Button size="action" disabled={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
          <Link2Off aria-hidden /> Withdraw the fitter’s link
        </Button>
      ) : null}
      {error ? (
        <div role="alert" className="w-full">
          <FieldError>{serverMessage(error) ?? 'This needs a signal.'}</FieldError>
        </div>
      ) : null}
    </>
  );
}
