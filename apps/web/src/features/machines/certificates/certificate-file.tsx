import { CERTIFICATE_KINDS, formatDate, type CertificateKind } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, LoaderCircle } from 'lucide-react';
import { useId } from 'react';

import { Button } from '../../../components/button.js';
import { Field, FieldError, fieldDescription, inputVariants } from '../../../components/field.js';
import { UploadFault } from '../../../components/upload/send-file.js';
import { UPLOAD_MAX_BYTES } from '../../../components/upload/upload-constants.js';
import { Refusal } from '../../../forms/refusal.js';
import { cn } from '../../../lib/cn.js';
import { useSending } from '../../../lib/use-sending.js';
import { bringFile, readOnFileQuery, type TypedCertificate } from './api.js';

const TYPES = 'application/pdf,image/*';

interface CertificateFileProps {
  /** It has one already, which another takes the place of. */
  hasFile: boolean;
  typed: TypedCertificate;
  error: string | undefined;
  onEnter: (change: Partial<TypedCertificate>) => void;
  /** While a file is on its way. */
  onBusy: (isBusy: boolean) => void;
}

/** The paper itself, and what was read on it: nothing of that is entered until a person says so. */
export function CertificateFile({ hasFile, typed, error, onEnter, onBusy }: CertificateFileProps) {
  const id = useId();
  const bringing = useSending({
    mutationFn: async (file: File) => {
      if (file.size > UPLOAD_MAX_BYTES)
        throw new UploadFault('This file is larger than 10 MB. Please choose a smaller one.', false);
      return bringFile(file);
    },
    onMutate: () => onBusy(true),
    onSuccess: (fileId) => onEnter({ fileId }),
    onSettled: () => onBusy(false),
  });
  const hint = hasFile ? 'There is a file already; a new one replaces it.' : 'PDF or picture, up to 10 MB.';
  return (
    <div className="flex flex-col gap-3">
      <Field id={id} label="File (optional)" hint={hint} error={error}>
        <input
          id={id}
          type="file"
          accept={TYPES}
          className={cn(inputVariants({ invalid: Boolean(error) }), 'py-2.5')}
          {...fieldDescription(id, error, hint)}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) bringing.mutate(file);
          }}
        />
      </Field>
      {bringing.isPending ? (
        <p role="status" className="flex items-center gap-2">
          <LoaderCircle aria-hidden className="size-5.5" /> Uploading the file...
        </p>
      ) : null}
      {bringing.error instanceof UploadFault ? (
        <div role="alert">
          <FieldError>{bringing.error.message}</FieldError>
        </div>
      ) : bringing.error ? (
        <Refusal
          error={bringing.error}
          offline="The file has not arrived. Check the signal and choose it again."
        />
      ) : null}
      {typed.fileId && !bringing.isPending ? (
        <ReadOnFile fileId={typed.fileId} typed={typed} onEnter={onEnter} />
      ) : null}
    </div>
  );
}

interface ReadOnFileProps extends Pick<CertificateFileProps, 'typed' | 'onEnter'> {
  fileId: string;
}

/** What the file says of itself, each with a button that takes it over. */
function ReadOnFile({ fileId, typed, onEnter }: ReadOnFileProps) {
  const { data } = useQuery(readOnFileQuery(fileId));
  if (!data?.isRead)
    return (
      <p role="status" className="text-muted">
        The file is here. We are reading it; you can go on meanwhile.
      </p>
    );
  const kind = data.kind as CertificateKind | null;
  const found = [
    ...(kind ? [{ label: 'What it is', value: kind, words: CERTIFICATE_KINDS[kind], change: { kind } }] : []),
    ...dateOf('Day of the examination or service', 'examinedOn', data.examinedOn),
    ...dateOf('Due on', 'dueOn', data.dueOn),
  ];
  if (found.length === 0)
    return (
      <p role="status" className="text-muted">
        The file is here. We could not read any dates on it: please type them.
      </p>
    );
  const isTaken = ({ change }: (typeof found)[number]) =>
    Object.entries(change).every(([name, value]) => typed[name as keyof TypedCertificate] === value);
  return (
    <section
      aria-label="Read on the file"
      className="flex flex-col gap-2 rounded-card border border-line p-3"
    >
      <p className="text-muted">We read this on the file. Nothing is filled in until you say so.</p>
      <ul className="flex flex-col gap-2">
        {found.map((each) => (
          <li key={each.label} className="flex flex-wrap items-center justify-between gap-2">
            <p className="min-w-0">
              <span className="text-muted">{each.label}: </span>
              <strong>{each.words}</strong>
            </p>
            {isTaken(each) ? (
              <span className="inline-flex min-h-touch items-center gap-1.5 font-semibold text-good">
                <CircleCheck aria-hidden className="size-5.5" /> Filled in
              </span>
            ) : (
              <Button aria-label={`Use ${each.words}`} onClick={() => onEnter(each.change)}>
                Use this
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function dateOf(label: string, name: 'examinedOn' | 'dueOn', value: string | null) {
  return value ? [{ label, value, words: formatDate(value), change: { [name]: value } }] : [];
}
