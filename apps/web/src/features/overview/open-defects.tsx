import { Link } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { today } from '../../lib/today.js';
import type { OpenDefect } from './api.js';
import { Nothing, Row, ROW_LINK, Rows } from './rows.js';

/** What the latest checks of the machines have found, and none since has found good. */
export function OpenDefects({ items }: { items: readonly OpenDefect[] }) {
  if (items.length === 0)
    return (
      <Nothing text="No open defects.">
        <Link to="/forms" search={{ kind: 'check-sheet' }} className={buttonVariants()}>
          Show check sheets
        </Link>
      </Nothing>
    );
  return (
    <Rows label="Defects" items={items} keyOf={({ plantNumber, item }) => `${plantNumber} ${item}`}>
      {(defect) => (
        <Link to="/machines/$plantNumber" params={{ plantNumber: defect.plantNumber }} className={ROW_LINK}>
          <Picture defect={defect} />
          <Row name={`${defect.plantNumber} ${defect.item}`}>
            {defect.finding}, {openFor(defect.since)}
          </Row>
        </Link>
      )}
    </Rows>
  );
}

function Picture({ defect: { photoUrl, plantNumber, item } }: { defect: OpenDefect }) {
  if (!photoUrl) return <Wrench aria-hidden className="size-8 shrink-0 p-1 text-bad" />;
  return (
    <img
      src={photoUrl}
      alt={`Photo of ${plantNumber}, ${item}`}
      loading="lazy"
      className="size-8 shrink-0 rounded-chip border border-line object-cover"
    />
  );
}

/** Open since today is open for less than a day. */
function openFor(since: string): string {
  const days = Math.round((Date.parse(today()) - Date.parse(since)) / 86_400_000);
  return days < 1 ? 'found today' : `open for ${days} ${days === 1 ? 'day' : 'days'}`;
}
