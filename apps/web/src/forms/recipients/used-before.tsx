import { Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { frequentEmails, loadSavedEmails } from '../memory/saved-emails.js';
import { hasRoom } from './email-entries.js';

interface UsedBeforeProps {
  present: readonly string[];
  most: number;
  onUse: (email: string) => void;
}

/** Addresses used before on this device, one tap away. */
export function UsedBefore({ present, most, onUse }: UsedBeforeProps) {
  const [saved] = useState(loadSavedEmails);
  const frequent = frequentEmails(saved, present);
  if (frequent.length === 0 || !hasRoom(present, most)) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">Used before</p>
      {frequent.map(({ email }) => (
        <Button key={email} className="justify-start break-all" onClick={() => onUse(email)}>
          <Plus aria-hidden /> {email}
        </Button>
      ))}
    </div>
  );
}
