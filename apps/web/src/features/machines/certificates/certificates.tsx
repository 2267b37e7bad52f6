import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, RefreshCcw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { Confirm } from '../../../components/confirm.js';
import { RowMenu } from '../../../components/row-menu.js';
import { toast } from '../../../components/toast-store.js';
import { CertificateFacts, CertificateLink } from '../../../forms/machine/certificate-words.js';
import { DEFECTS_KEY } from '../../../forms/machine/machine-status-api.js';
import { Refusal } from '../../../forms/refusal.js';
import { retriable } from '../../../lib/retriable.js';
import { useSending } from '../../../lib/use-sending.js';
import { MACHINES_KEY, type Machine } from '../api.js';
import { removeCertificate, type Certificate, type Doing } from './api.js';

const loadDialog = retriable(() => import('./certificate-dialog.js'));
const CertificateDialog = lazy(async () => ({ default: (await loadDialog()).CertificateDialog }));

interface CertificatesProps {
  machine: Machine;
  certificates: readonly Certificate[];
  /** Supervisors and admins add, replace, change and remove them. */
  isOffice: boolean;
}

/** What a machine has papers for, the worst first (docs/machines.md, Certificates). */
export function Certificates({ machine, certificates, isOffice }: CertificatesProps) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const [removing, setRemoving] = useState<Certificate | null>(null);
  if (certificates.length === 0 && !isOffice) return null;
  const add = (
    <Button onClick={() => setDoing({ what: 'add', certificate: null })}>
      <Plus aria-hidden /> Add certificate
    </Button>
  );
  return (
    <TitledCard id="certificates" title="Certificates" aside={isOffice ? add : null}>
      {certificates.length === 0 ? (
        <p className="text-muted">
          Thorough examinations, inspections, services and insurance appear here. We remind you before they
          end.
        </p>
      ) : (
        <ul className="flex flex-col gap-4">
          {certificates.map((certificate) => (
            <li key={certificate.id} className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <CertificateFacts certificate={certificate} />
                {certificate.addedBy ? (
                  <p className="text-sm text-muted">Added by {certificate.addedBy}</p>
                ) : null}
                <CertificateLink certificate={certificate} />
              </div>
              <div className="shrink-0">
                {isOffice ? (
                  <RowMenu
                    label={`More for ${certificate.label}`}
                    items={[
                      {
                        label: 'Replace',
                        icon: RefreshCcw,
                        onSelect: () => setDoing({ what: 'replace', certificate }),
                      },
                      {
                        label: 'Change',
                        icon: Pencil,
                        onSelect: () => setDoing({ what: 'change', certificate }),
                      },
                      {
                        label: 'Remove',
                        icon: Trash2,
                        danger: true,
                        onSelect: () => setRemoving(certificate),
                      },
                    ]}
                  />
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      {doing ? (
        <Suspense>
          <CertificateDialog machine={machine} doing={doing} onClose={() => setDoing(null)} />
        </Suspense>
      ) : null}
      {removing ? <RemoveCertificate certificate={removing} onDone={() => setRemoving(null)} /> : null}
    </TitledCard>
  );
}

function RemoveCertificate({ certificate, onDone }: { certificate: Certificate; onDone: () => void }) {
  const client = useQueryClient();
  const { id, label } = certificate;
  const removal = useSending({
    mutationFn: () => removeCertificate(id),
    onSuccess: () => {
      toast({ title: 'Certificate Removed', description: label, tone: 'good' });
      onDone();
    },
    onSettled: () =>
      Promise.all([MACHINES_KEY, DEFECTS_KEY].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return (
    <Confirm
      title={`Remove ${label}?`}
      message="The certificate and its file are removed for good. If there is a new one, replace it instead, so that the old one stays on record."
      confirmLabel={removal.isPending ? 'One moment...' : 'Remove'}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onDone}
    >
      {removal.error ? (
        <Refusal error={removal.error} offline="It is still there. Check the signal and try again." />
      ) : null}
    </Confirm>
  );
}
