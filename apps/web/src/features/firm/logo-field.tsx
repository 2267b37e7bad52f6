import { ImagePlus, Trash2 } from 'lucide-react';
import { useId } from 'react';

import { Button, buttonVariants } from '../../components/button.js';
import { FieldError } from '../../components/field.js';
import { cn } from '../../lib/cn.js';
import { useSending } from '../../lib/use-sending.js';
import { sendLogo } from './api.js';

export interface ChosenLogo {
  /** What it is called when the firm is saved. */
  url: string;
  /** Where it can be seen meanwhile. */
  picture: string;
}

interface LogoFieldProps {
  logo: ChosenLogo | null;
  error: string | undefined;
  onChange: (logo: ChosenLogo | null) => void;
}

/** Sends a picture as soon as it is chosen; it becomes the logo when the firm is saved. */
export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const id = useId();
  const send = useSending({
    mutationFn: sendLogo,
    onSuccess: (url, file: File) => onChange({ url, picture: URL.createObjectURL(file) }),
  });
  const fault = send.error?.message ?? error;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-semibold">Logo</legend>
      {logo ? (
        <img
          src={logo.picture}
          alt="The logo"
          className="max-h-20 max-w-full self-start rounded-control border border-line bg-sheet object-contain p-2"
        />
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        <label
          className={cn(
            buttonVariants(),
            'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-text has-disabled:cursor-not-allowed',
          )}
        >
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="sr-only"
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-hint${fault ? ` ${id}-error` : ''}`}
            disabled={send.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) send.mutate(file);
              // The same picture may be chosen again.
              target.value = '';
            }}
          />
          <ImagePlus aria-hidden />
          {send.isPending ? 'Sending...' : logo ? 'Choose another logo' : 'Choose a logo'}
        </label>
        {logo ? (
          <Button variant="remove" onClick={() => onChange(null)}>
            <Trash2 aria-hidden /> Remove logo
          </Button>
        ) : null}
      </div>
      <p id={`${id}-hint`} className="text-sm text-muted">
        JPEG or PNG, cropped close to its edges. It is shown on white.
      </p>
      {fault ? <FieldError id={`${id}-error`}>{fault}</FieldError> : null}
    </fieldset>
  );
}
