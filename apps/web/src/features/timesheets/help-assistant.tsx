import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { useSender, type Sender } from '../../forms/sending/sender.js';

interface HelpPage {
  title: string;
  points: readonly ReactNode[];
}

const WITHOUT_ACCOUNT = {
  begin: 'No account is needed: fill in, sign and send in one go.',
  end: [
    'Nothing is on our server until you press Send Email. Then the form is kept and cannot be changed.',
    'A free account keeps drafts and history, and starts next week from this one.',
  ],
};
const WITH_ACCOUNT = {
  begin: 'Fill in, sign and send in one go, or press Save Draft and finish on any device.',
  end: [
    'Next Step saves what you have entered to your account.',
    'A sent form cannot be changed, but you can correct it in View Forms.',
  ],
};

/** Three pages that say what works today. */
const pagesFor = ({ guest, maxRecipients }: Sender): readonly HelpPage[] => [
  {
    title: 'Quick Timesheets',
    points: [
      'Four steps: who and where, the machine, the hours of the week, then signatures.',
      '“+9 Hours” fills in a day with 07:00 to 16:30 and a 30 minute break. “Other times” lets you enter any start and finish.',
      'Net hours are worked out for you. The “30 min” buttons add or take off half an hour, for a night shift for instance.',
      'Machine not used? Enter 0 machine hours.',
      'Everything you enter stays on this phone, even if the battery dies. Open Groundsheet again and carry on.',
    ],
  },
  {
    title: 'Complete in One Go',
    points: [
      (guest ? WITHOUT_ACCOUNT : WITH_ACCOUNT).begin,
      'Hand the phone to the client to sign and rate the week. A finger will do.',
      'Made a mistake? Use Undo or Clear before Save, or Sign again afterwards.',
      ...(guest ? WITHOUT_ACCOUNT : WITH_ACCOUNT).end,
    ],
  },
  {
    title: 'Email Submission',
    points: [
      `Choose a rating first; then the addresses appear. Up to ${maxRecipients} people get the signed PDF.`,
      'A red border means the address cannot be right. Only addresses without one are counted on the button.',
      'Addresses you have sent to are offered again next week.',
      'No signal? The form stays here. Press Send Email again later: it is never sent twice.',
      'Each mail holds the PDF and a link that opens the form for 12 months.',
    ],
  },
];

export function HelpAssistant({ onClose }: { onClose: () => void }) {
  const sender = useSender();
  const [number, setNumber] = useState(0);
  const pages = pagesFor(sender);
  const page = pages[number];
  if (!page) return null;
  return (
    <Dialog open title="Help" onOpenChange={onClose}>
      <div role="status" className="flex flex-col gap-3">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-lg">{page.title}</h3>
          <p className="text-sm text-muted">
            Page {number + 1} of {pages.length}
          </p>
        </div>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {page.points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <Button disabled={number === 0} onClick={() => setNumber(number - 1)}>
          <ArrowLeft aria-hidden /> Back
        </Button>
        {number < pages.length - 1 ? (
          <Button variant="primary" onClick={() => setNumber(number + 1)}>
            More <ArrowRight aria-hidden />
          </Button>
        ) : (
          <Button variant="primary" onClick={onClose}>
            Got it
          </Button>
        )}
      </div>
    </Dialog>
  );
}
