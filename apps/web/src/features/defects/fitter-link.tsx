import { formatMoment } from '@groundsheet/form-rules';
import { Link2, Share2 } from 'lucide-react';

import { Button } from '../../components/button.js';
import { FieldError, TextField } from '../../components/field.js';
import { toast } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { makeRepairLink, type DefectInFull } from './api.js';

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Makes the page that a fitter signs the repair on, and hands it on. */
export function FitterLink({ defect }: { defect: DefectInFull }) {
  const { mutate, data, error, isPending } = useSending({ mutationFn: () => makeRepairLink(defect.id) });
  if (!data)
    return (
      <>
        <Button size="action" disabled={isPending} onClick={() => mutate()}>
          <Link2 aria-hidden /> {isPending ? 'One moment...' : 'Link for a fitter'}
        </Button>
        {error ? (
          <div role="alert" className="w-full">
            <FieldError>{serverMessage(error) ?? 'This needs a signal.'}</FieldError>
          </div>
        ) : null}
      </>
    );
  return (
    <div className="flex w-full flex-wrap items-end gap-2.5">
      <TextField
        className="min-w-0 grow basis-80"
        label="Link for a fitter"
        hint={`Opens what is open on ${data.plantNumber}, without an account, until ${formatMoment(data.expiresAt, OWN_ZONE)}.`}
        readOnly
        value={data.url}
        onFocus={({ target }) => target.select()}
      />
      <Button size="action" onClick={() => void handOn(data)}>
        <Share2 aria-hidden /> Share
      </Button>
    </div>
  );
}

/** By what the phone has for it, else as a copy. */
async function handOn({ url, plantNumber }: { url: string; plantNumber: string }): Promise<void> {
  if ('share' in navigator)
    return navigator.share({ title: `Repair of ${plantNumber}`, url }).catch(() => undefined);
  await (navigator as Navigator).clipboard.writeText(url);
  toast({ title: 'Link copied', description: plantNumber, tone: 'good' });
}
