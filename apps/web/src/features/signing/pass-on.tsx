import { Send } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { TextField } from '../../components/field.js';
import type { ActProps } from './act.js';
import { passOn } from './api.js';
import { Refused } from './refused.js';
import { useCall } from './use-call.js';

/** Names who signs instead, and hands them the link. */
export function PassOn({ link, onDone, onBack }: ActProps) {
  const [name, setName] = useState('');
  const passing = useCall(onDone);
  const share = async () => {
    const answer = await passOn(link, name.trim());
    // Whoever closes the sheet can copy the address; that it was passed on is recorded by then.
    await navigator.share?.({ title: 'Please sign', url: location.href }).catch(() => undefined);
    return answer;
  };
  return (
    <div className="flex flex-col gap-4">
      <p>They sign in your place, once. It is recorded that you passed it on.</p>
      <TextField
        label="Who signs?"
        autoComplete="off"
        autoCapitalize="words"
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {passing.said ? <Refused error={passing.error} said={passing.said} /> : null}
      <Button
        variant="primary"
        size="action"
        disabled={!name.trim() || passing.isPending}
        onClick={() => void passing.run(share)}
      >
        <Send aria-hidden /> Pass it on
      </Button>
      <Button onClick={onBack}>Back</Button>
    </div>
  );
}
