import { noticeWords } from '@groundsheet/form-rules';

import { Button } from '../../components/button.js';
import { Card } from '../../components/card.js';
import { DrawnTick } from '../../components/drawn-tick.js';
import type { GivenOffHire } from './api.js';

interface NoticeGivenProps {
  notice: GivenOffHire;
  /** Where the receipt goes. */
  email: string;
  onAnother: () => void;
  onHome: () => void;
}

/** The number of the notice, to be kept. */
export function NoticeGiven({ notice, email, onAnother, onHome }: NoticeGivenProps) {
  const { reference, plantNumber } = notice;
  return (
    <main className="mx-auto flex w-full max-w-dialog flex-col gap-4 px-edge py-6">
      <Card className="flex flex-col items-center gap-4 px-4 py-8 text-center">
        <DrawnTick />
        <h1 className="text-2xl">Notice given for {plantNumber}</h1>
        <p
          className="figures text-2xl font-bold tracking-wide whitespace-nowrap tablet:text-3xl"
          aria-label={`Your number: ${reference}`}
        >
          {reference}
        </p>
        <p>Keep this number. It is your proof that you gave notice.</p>
        <p>
          Notice: <strong>{noticeWords(notice)}</strong>
        </p>
        <p className="text-muted">
          The receipt goes to <span className="font-semibold wrap-anywhere">{email}</span>. The hire goes on
          until we confirm the collection.
        </p>
      </Card>
      <div className="grid gap-2.5 tablet:grid-cols-2">
        <Button size="action" onClick={onAnother}>
          Off-hire another
        </Button>
        <Button variant="primary" size="action" onClick={onHome}>
          Home
        </Button>
      </div>
    </main>
  );
}
