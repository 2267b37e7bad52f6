import {
  CERTIFICATE_KIND_NAMES,
  CERTIFICATE_KINDS,
  CERTIFICATE_NAME_LENGTH,
  formatDate,
  isEvidence,
  usualDue,
  type CertificateKind,
} from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError, TextField } from '../../../components/field.js';
import { SelectField } from '../../../components/select-field.js';
import { Switch } from '../../../components/switch.js';
import { toast } from '../../../components/toast-store.js';
import { DEFECTS_KEY } from '../../../forms/machine/machine-status-api.js';
import { Refusal } from '../../../forms/refusal.js';
import { fieldFaults } from '../../../lib/api-error.js';
import { today } from '../../../lib/today.js';
import { useFocusOnFault } from '../../../lib/use-focus-on-fault.js';
import { useSending } from '../../../lib/use-sending.js';
import { MACHINES_KEY, type Machine } from '../api.js';
import { saveCertificate, type Certificate, type Doing, type TypedCertificate } from './api.js';
import { CertificateFile } from './certificate-file.js';

const KINDS = CERTIFICATE_KIND_NAMES.map((value) => ({ value, label: CERTIFICATE_KINDS[value] }));

/** Digits of the furthest that a meter counts, and a comma. */
const METER_DIGITS = 7;

const WORDS = {
  add: { title: 'Add a certificate', done: 'Certificate Added' },
  replace: { title: 'Replace the certificate', done: 'Certificate Replaced' },
  change: { title: 'Change the certificate', done: 'Certificate Changed' },
};

const NOTHING: TypedCertificate = {
  kind: undefined,
  name: '',
  examinedOn: '',
  dueOn: '',
  dueAtHours: '',
  isRequired: false,
  opensFromCode: false,
  fileId: null,
};

interface CertificateDialogProps {
  machine: Machine;
  doing: Doing;
  onClose: () => void;
}

/** A certificate with its file; what is read on the file is proposed beside the fields. */
export function CertificateDialog({ machine, doing, onClose }: CertificateDialogProps) {
  const { title, done } = WORDS[doing.what];
  const [typed, setTyped] = useState(() => typedOf(doing));
  const [tries, setTries] = useState(0);
  const [isBringing, setBringing] = useState(false);
  const client = useQueryClient();
  const save = useSending({
    mutationFn: () => saveCertificate(machine.id, doing, typed),
    onSuccess: () => {
      toast({ title: done, description: machine.plantNumber, tone: 'good' });
      onClose();
    },
    onSettled: () =>
      Promise.all([MACHINES_KEY, DEFECTS_KEY].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const faults = fieldFaults(save.error);
  const form = useFocusOnFault(tries, save.error);
  const enter = (change: Partial<TypedCertificate>) => setTyped((before) => ({ ...before, ...change }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    save.mutate();
  };
  return (
    <Dialog
      open
      keepOnOutsideTap
      layout="full"
      title={title}
      description={machine.plantNumber}
      onOpenChange={onClose}
    >
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <CertificateFile
          hasFile={doing.what === 'change' && doing.certificate?.fileUrl !== null}
          typed={typed}
          error={faults['fileId']}
          onEnter={(change) => enter(change.kind ? { ...ofKind(change.kind), ...change } : change)}
          onBusy={setBringing}
        />
        <Facts typed={typed} faults={faults} onEnter={enter} />
        {save.error && Object.keys(faults).length === 0 ? (
          <Refusal error={save.error} offline="That did not work. Check the signal and try again." />
        ) : null}
        <Button type="submit" variant="primary" size="action" disabled={save.isPending || isBringing}>
          {save.isPending ? 'One moment...' : isBringing ? 'Uploading the file...' : 'Save certificate'}
        </Button>
      </form>
    </Dialog>
  );
}

interface FactsProps {
  typed: TypedCertificate;
  faults: Readonly<Record<string, string | undefined>>;
  onEnter: (change: Partial<TypedCertificate>) => void;
}

function Facts({ typed, faults, onEnter }: FactsProps) {
  const { kind, examinedOn } = typed;
  const usual = kind && examinedOn ? usualDue(kind, examinedOn) : null;
  const text = (name: 'name' | 'examinedOn' | 'dueOn' | 'dueAtHours') => ({
    value: typed[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => onEnter({ [name]: target.value }),
  });
  return (
    <>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <div className="flex flex-col gap-1.5">
          <SelectField
            id="certificate-kind"
            label="What it is"
            none="Please choose"
            options={KINDS}
            value={kind}
            onChoose={(chosen) => onEnter(chosen ? ofKind(chosen) : { kind: chosen })}
          />
          {faults['kind'] ? <FieldError>{faults['kind']}</FieldError> : null}
        </div>
        {kind === 'other' ? (
          <TextField label="Name" autoComplete="off" maxLength={CERTIFICATE_NAME_LENGTH} {...text('name')} />
        ) : null}
        <TextField
          label={kind === 'insurance' ? 'First day of cover (optional)' : 'Day of the examination or service'}
          type="date"
          max={today()}
          {...text('examinedOn')}
        />
        <div className="flex flex-col gap-1.5">
          <TextField label="Due on" hint="The last day it is valid." type="date" {...text('dueOn')} />
          {usual && usual !== typed.dueOn ? (
            <Button onClick={() => onEnter({ dueOn: usual })}>Use {formatDate(usual)}</Button>
          ) : null}
        </div>
        <TextField
          label="Or at hours on the meter (optional)"
          hint="Whichever comes first."
          inputMode="numeric"
          autoComplete="off"
          maxLength={METER_DIGITS}
          {...text('dueAtHours')}
        />
      </div>
      <div>
        <Switch
          label="Required for use"
          on={typed.isRequired}
          onChange={(isRequired) => onEnter({ isRequired })}
        />
        <p className="text-sm text-muted">Once it expires, the machine says “Do not use”.</p>
      </div>
      <div>
        <Switch
          label="The file opens from the code on the machine"
          on={typed.opensFromCode}
          onChange={(opensFromCode) => onEnter({ opensFromCode })}
        />
        <p className="text-sm text-muted">
          Anybody who scans the code can read it, without an account, names on it included.
        </p>
      </div>
    </>
  );
}

/** What is usual for a kind; the office may say otherwise. */
function ofKind(kind: CertificateKind): Partial<TypedCertificate> {
  return { kind, opensFromCode: isEvidence(kind) };
}

/** A new one in the place of another is of the same kind, and of another day. */
function typedOf({ what, certificate }: Doing): TypedCertificate {
  if (!certificate) return NOTHING;
  const { kind, name, isRequired, opensFromCode }: Certificate = certificate;
  const same = { ...NOTHING, kind, name: name ?? '', isRequired, opensFromCode };
  if (what === 'replace') return same;
  const { examinedOn, dueOn, dueAtHours } = certificate;
  return {
    ...same,
    examinedOn: examinedOn ?? '',
    dueOn: dueOn ?? '',
    dueAtHours: dueAtHours?.toString() ?? '',
  };
}
