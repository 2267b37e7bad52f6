import { Eye } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import type { Person } from './api.js';
import { DocumentList } from './person-documents.js';

/** What runs out in a person's vault, once it is clear that they will see who has looked. */
export function PersonExpiring({ person }: { person: Person }) {
  const [isLooking, setLooking] = useState(false);
  return (
    <TitledCard id="person-documents" title="Expiring documents">
      {isLooking ? (
        <DocumentList
          person={person}
          state="expiring"
          empty="No documents have expired or will expire within 30 days."
        />
      ) : (
        <>
          <p className="text-muted">They will see in their vault that you looked, and when.</p>
          <Button onClick={() => setLooking(true)}>
            <Eye aria-hidden /> Show expiring documents
          </Button>
        </>
      )}
    </TitledCard>
  );
}
