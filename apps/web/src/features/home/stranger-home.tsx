import { Check, ClipboardPen, MailCheck, Signature } from 'lucide-react';
import type { ReactNode } from 'react';

interface StrangerHomeProps {
  /** Who runs this, where that is known. */
  firm?: string | null;
  /** Where a form is begun, and what is left on this device. */
  children: ReactNode;
  /** The way into an account. */
  account: ReactNode;
  /** That way is open, and needs the room of the pictures. */
  isEntering: boolean;
  /** Who runs this, and how to reach them. */
  footer: ReactNode;
}

/** What Groundsheet is, for a person who has never seen it, around the two buttons they may begin with. */
export function StrangerHome({ firm, children, account, isEntering, footer }: StrangerHomeProps) {
  return (
    <div className="flex grow flex-col">
      <main className="mx-auto flex w-full max-w-page grow flex-col gap-8 px-edge py-6 office:py-8">
        <div className="grid items-start gap-8 office:grid-cols-[27.5rem_minmax(0,1fr)] office:gap-x-16">
          <div className="flex flex-col gap-6 office:pt-8">
            <div className="flex flex-col gap-3">
              <p className="text-sm font-semibold wrap-anywhere text-muted">
                {firm
                  ? `For the drivers and clients of ${firm}`
                  : 'For plant drivers, clients and the hire desk'}
              </p>
              <h1 className="text-2xl office:text-3xl">Timesheets and daily plant checks.</h1>
              <p className="text-lg text-pretty text-muted">
                Filled in on site, signed on the phone, in the office as a PDF.
              </p>
            </div>
            {children}
          </div>
          <div className="flex flex-col gap-4">
            {isEntering ? (
              <div className="office:ms-auto office:w-full office:max-w-dialog">{account}</div>
            ) : (
              account
            )}
            {isEntering ? null : <FinishedForms />}
          </div>
        </div>
        <Steps />
      </main>
      {footer}
    </div>
  );
}

/** Each of them is true of a form that is sent today (docs/product.md: People and roles, Sending, Signatures). */
const REASONS = ['No account needed', 'Fill it in without a signal', 'Your signature stays on the form'];

function FinishedForms() {
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-center gap-8 overflow-hidden rounded-card bg-accent-soft p-6 @2xl:flex-nowrap @2xl:px-10 @2xl:py-8">
        <div className="relative shrink-0 @2xl:pe-28">
          <img
            src="/pictures/finished-timesheet.svg"
            alt="A finished timesheet: five days, 45.5 hours, signed by driver and client"
            width={420}
            height={540}
            className="w-60 rotate-2 shadow-float @2xl:w-80"
          />
          <img
            src="/pictures/finished-check.svg"
            alt="A check sheet: three items passed, one defect"
            width={300}
            height={220}
            className="absolute -end-2 bottom-8 w-60 rounded-card shadow-float @max-2xl:hidden"
          />
        </div>
        <ul className="flex flex-col gap-3 font-semibold">
          {REASONS.map((reason) => (
            <li key={reason} className="flex items-start gap-2.5">
              <Check aria-hidden className="size-6 shrink-0 text-good" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const STEPS = [
  { icon: ClipboardPen, title: 'Fill in', text: 'Your week, or the check of a machine, on any phone.' },
  { icon: Signature, title: 'Sign', text: 'You and the client sign on the screen.' },
  { icon: MailCheck, title: 'Sent', text: 'Everyone you name gets the PDF by mail.' },
];

function Steps() {
  return (
    <ol className="grid gap-6 border-t border-line pt-8 tablet:grid-cols-3 tablet:gap-8">
      {STEPS.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-start gap-4">
          <Icon aria-hidden className="size-12 shrink-0 stroke-[1.5]" />
          <div>
            <h2 className="text-xl">{title}</h2>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
