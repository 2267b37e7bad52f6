import { SEVERITIES } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { OctagonX, Wrench } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import type { Defect } from '../../forms/machine/defect-row.js';
import { today } from '../../lib/today.js';
import { Nothing, Row, ROW_LINK, Rows } from './rows.js';

/** What is wrong with the machines, each leading to its page. */
export function OpenDefects({ items }: { items: readonly Defect[] }) {
  if (items.length === 0)
    return (
      <Nothing text="No open defects.">
        <Link to="/forms" search={{ kind: 'check-sheet' }} className={buttonVariants()}>
          Show check sheets
        </Link>
      </Nothing>
    );
  return (
    <Rows label="Defects" items={items} keyOf={({ id }) => id}>
      {(defect) => (
        <Link to="/defects/$id" params={{ id: defect.id }} className={ROW_LINK}>
          <Picture defect={defect} />
          <Row name={`${defect.plantNumber} ${defect.item}`}>
            {SEVERITIES[defect.severity]}: {defect.finding}, {openFor(defect.openedAt)}
          </Row>
        </Link>
      )}
    </Rows>
  );
}

function Picture({ defect: { photoUrl, plantNumber, item, isStopping } }: { defect: Defect }) {
  const Icon = isStopping ? OctagonX : Wrench;
  if (!photoUrl) return <Icon aria-hidden className="size-8 shrink-0 p-1 text-bad" />;
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
function openFor(openedAt: string): string {
  const since = today(new Date(openedAt));
  const days = Math.round((Date.parse(today()) - Date.parse(since)) / 86_400_000);
  return days < 1 ? 'found today' : `open for ${days} ${days === 1 ? 'day' : 'days'}`;
}
