import { useQuery } from '@tanstack/react-query';
import { QrCode, Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { Button } from '../../components/button.js';
import { Field, inputVariants, TextField } from '../../components/field.js';
import { cn } from '../../lib/cn.js';
import { demoCodesQuery } from './api.js';

/** Where no camera helps: the code, typed. */
export function TypedCode({ label, onCode }: { label: string; onCode: (code: string) => void }) {
  const [text, setText] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onCode(text.trim());
  };
  return (
    <form className="flex items-end gap-2.5" onSubmit={find}>
      <TextField
        className="grow"
        label={label}
        value={text}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="h-field" disabled={!text.trim()}>
        <Search aria-hidden /> Find
      </Button>
    </form>
  );
}

/** The demo's machines stand nowhere: their codes are tried from a list. */
export function SimulateQr({ onCode }: { onCode: (code: string) => void }) {
  const { data: codes = [] } = useQuery(demoCodesQuery);
  const [chosen, setChosen] = useState('');
  if (codes.length === 0) return null;
  const code = chosen || codes[0]?.code || '';
  return (
    <div className="flex items-end gap-2.5">
      <Field id="demo-code" label="Demo code" className="grow">
        <select
          id="demo-code"
          className={cn(inputVariants(), 'font-medium')}
          value={code}
          onChange={(event) => setChosen(event.target.value)}
        >
          {codes.map((each) => (
            <option key={each.code} value={each.code}>
              {each.code}: {each.description}
            </option>
          ))}
        </select>
      </Field>
      <Button className="h-field shrink-0" onClick={() => onCode(code)}>
        <QrCode aria-hidden /> Simulate QR
      </Button>
    </div>
  );
}
