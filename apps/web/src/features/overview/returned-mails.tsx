import { ISSUED_KINDS } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { CircleX, Undo2 } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import { buttonVariants } from '../../components/button.js';
import type { MailThatCameBack } from './api.js';
import { Nothing, Row, ROW_LINK, Rows } from './rows.js';

const STATES = {
  bounced: { icon: Undo2, words: 'Bounced' },
  failed: { icon: CircleX, words: 'Not sent' },
} as const;

/** Who has not got the forms of these days, and from which form it can be sent again. */
export function ReturnedMails({ items }: { items: readonly MailThatCameBack[] }) {
  if (items.length === 0)
    return (
      <Nothing text="No mail about these days has come back.">
        <Link to="/forms" search={{ status: 'submitted' }} className={buttonVariants()}>
          Show sent forms
        </Link>
      </Nothing>
    );
  return (
    <Rows label="Mail that came back" items={items} keyOf={({ mailId }) => mailId}>
      {({ about, formId, reference, recipient, driverName, state }) => {
        const { icon: Icon, words } = STATES[state];
        return (
          <Link
            to={about === 'form-set' ? '/collations/$id' : '/completed-form/$id'}
            params={{ id: formId }}
            className={ROW_LINK}
          >
            <Row name={recipient}>
              <span>
                {ISSUED_KINDS[about].label} <span className="figures">{reference}</span>
                {driverName ? ` of ${driverName}` : null}
              </span>
              <Badge tone="bad">
                <Icon aria-hidden /> {words}
              </Badge>
            </Row>
          </Link>
        );
      }}
    </Rows>
  );
}
