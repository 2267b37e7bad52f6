import { ACCENT_REFUSED, FIELD_LENGTHS, isAccent, OWN_ACCENT } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { Button } from '../../components/button.js';
import { Card } from '../../components/card.js';
import { TextAreaField, TextField } from '../../components/field.js';
import { toast } from '../../components/toast-store.js';
import { Refusal } from '../../forms/refusal.js';
import { fieldFaults } from '../../lib/api-error.js';
import { firmQuery } from '../../lib/firm.js';
import { useFocusOnFault } from '../../lib/use-focus-on-fault.js';
import { useSending } from '../../lib/use-sending.js';
import { firmSettingsQuery, saveFirm, type FirmSettings, type TypedFirm } from './api.js';
import { FirmPreview } from './firm-preview.js';
import { LogoField, type ChosenLogo } from './logo-field.js';

const OFFLINE = 'That did not work. Check the signal and try again.';
const WHOLE_COLOUR = '#rrggbb'.length;

/** The details, and beside them how they look. What was typed stays when it did not work. */
export function FirmForm({ settings }: { settings: FirmSettings }) {
  const [typed, setTyped] = useState(() => textsOf(settings));
  const [logo, setLogo] = useState<ChosenLogo | null>(() => logoOf(settings));
  const [version, setVersion] = useState(settings.version);
  const [tries, setTries] = useState(0);
  const client = useQueryClient();
  const save = useSending({
    mutationFn: () => saveFirm({ ...typed, logo: logo?.url ?? null }, version),
    onSuccess: async (saved) => {
      setTyped(textsOf(saved));
      setVersion(saved.version);
      toast({ title: 'Firm Saved', tone: 'good' });
      client.setQueryData(firmSettingsQuery.queryKey, saved);
      await client.invalidateQueries({ queryKey: firmQuery.queryKey, exact: true });
    },
  });
  const faults = fieldFaults(save.error);
  const form = useFocusOnFault(tries, save.error);
  const field = (name: keyof typeof typed, maxLength: number) => ({
    maxLength,
    error: faults[name],
    autoComplete: 'off',
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form
      ref={form}
      noValidate
      className="grid items-start gap-6 office:grid-cols-[minmax(0,1fr)_22rem]"
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        save.mutate();
      }}
    >
      <Card className="flex min-w-0 flex-col gap-4">
        <TextField label="Name of the firm" required {...field('name', FIELD_LENGTHS.name)} />
        <LogoField logo={logo} error={faults['logo']} onChange={setLogo} />
        <TextAreaField
          label="Address"
          rows={4}
          hint="Up to 5 lines."
          {...field('address', 500)}
          error={faults['addressLines']}
        />
        <TextField
          label="Telephone"
          type="tel"
          hint="Shown in every mail and PDF, and on the pages they link to."
          {...field('telephone', FIELD_LENGTHS.contactPhone)}
        />
        <TextField
          label="Reply address"
          type="email"
          inputMode="email"
          hint="Replies to mails come here, unless the driver who sent the form has a confirmed address."
          {...field('replyAddress', FIELD_LENGTHS.contactEmail)}
        />
        <AccentField
          accent={typed.accent}
          fault={faults['accent']}
          onChange={(accent) => setTyped({ ...typed, accent })}
        />
      </Card>
      <div className="flex min-w-0 flex-col gap-4 office:sticky office:top-6">
        <FirmPreview typed={typed} logo={logo?.picture ?? null} />
        {save.error && Object.keys(faults).length === 0 ? (
          <Refusal error={save.error} offline={OFFLINE} />
        ) : null}
        <Button type="submit" variant="primary" size="action" disabled={save.isPending}>
          {save.isPending ? 'One moment...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

interface AccentFieldProps {
  accent: string;
  fault: string | undefined;
  onChange: (accent: string) => void;
}

/** To be typed or picked; a whole colour that cannot be read on is named before it is sent. */
function AccentField({ accent, fault, onChange }: AccentFieldProps) {
  const id = useId();
  const isDark = accent.trim().length >= WHOLE_COLOUR && !isAccent(accent.trim());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5">
      <TextField
        id={id}
        label="Accent colour"
        hint="The one colour that stands out, such as #ffc20e. Leave empty for yellow."
        maxLength={WHOLE_COLOUR}
        autoComplete="off"
        spellCheck={false}
        error={isDark ? ACCENT_REFUSED : fault}
        value={accent}
        onChange={({ target }) => onChange(target.value)}
      />
      <label className="mt-7.5">
        <span className="sr-only">Pick the accent colour</span>
        <input
          type="color"
          className="block h-field w-16 cursor-pointer rounded-control border-2 border-strong bg-surface p-1"
          value={/^#[0-9a-f]{6}$/i.test(accent) ? accent.toLowerCase() : OWN_ACCENT}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </div>
  );
}

function textsOf({ name, addressLines, telephone, replyAddress, accent }: FirmSettings) {
  return {
    name: name ?? '',
    address: addressLines.join('\n'),
    telephone: telephone ?? '',
    replyAddress: replyAddress ?? '',
    accent: accent ?? '',
  } satisfies Omit<TypedFirm, 'logo'>;
}

function logoOf({ logo, logoUrl }: FirmSettings): ChosenLogo | null {
  return logo && logoUrl ? { url: logo, picture: logoUrl } : null;
}
