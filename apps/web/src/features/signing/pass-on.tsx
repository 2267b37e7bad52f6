import { Send } from 'lucide-react';
import { useState } from 'react';

import { Act, NameField, type ActProps } from './act.js';
import { passOn } from './api.js';

/** Names who signs instead, and hands them the link. */
export function PassOn({ link, ...rest }: ActProps) {
  const [name, setName] = useState('');
  const share = async () => {
    const answer = await passOn(link, name.trim());
    // A person who closes the sheet can copy the address; that it was passed on is recorded by then.
    await navigator.share?.({ title: 'Please sign', url: location.href }).catch(() => undefined);
    return answer;
  };
  return (
    <Act
      {...rest}
      isReady={name.trim() !== ''}
      label={
        <>
          <Send aria-hidden /> Pass it on
        </>
      }
      doing="Passing it on..."
      back="Back"
      call={share}
    >
      <p>They sign instead of you. We keep a record that you passed it on.</p>
      <NameField label="Who signs?" isOwn={false} value={name} onChange={setName} />
    </Act>
  );
}
