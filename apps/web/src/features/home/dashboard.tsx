import { DRIVER_KIND_NAMES } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { ArrowRight, FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';

import { buttonVariants } from '../../components/button.js';
import { SessionStatus } from '../../components/session-status.js';
import { FORM_SCREENS } from '../../forms/form-kinds.js';
import { ThisWeek, type ThisWeekProps } from './this-week.js';

/** Each leads to the forms that it speaks of. */
const TILES = [
  ...DRIVER_KIND_NAMES.map((kind) => {
    const { icon, tile } = FORM_SCREENS[kind];
    return { icon, ...tile, search: { kind } };
  }),
  { icon: FolderOpen, title: 'View Forms', text: 'All of them, with their PDFs', search: {} },
];

interface DashboardProps extends ThisWeekProps, WelcomeProps {
  /** What went last. */
  sent: ReactNode;
  /** Ways to the form sets. */
  sets: ReactNode;
}

/** What a driver has done; what they owe stands above. */
export function Dashboard({ sent, sets, timesheets, ...welcome }: DashboardProps) {
  return (
    <div className="flex flex-col gap-5">
      <Welcome {...welcome} />
      <ThisWeek timesheets={timesheets} />
      {sets}
      {sent}
      <ul className="grid gap-2.5 tablet:grid-cols-3">
        {TILES.map(({ icon: Icon, title, text, search }) => (
          <li key={title} className="grid">
            <Link
              to="/history"
              search={search}
              className="flex min-h-touch items-center gap-3 rounded-control edged border-strong px-3 py-1.5 hover:bg-quiet active:bg-quiet tablet:flex-col tablet:items-start tablet:p-3"
            >
              <Icon aria-hidden className="size-6 shrink-0" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-muted max-tablet:sr-only">{text}</span>
              </span>
              <ArrowRight aria-hidden className="size-6 shrink-0 tablet:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SupervisorDashboardProps extends WelcomeProps {
  waiting: ReactNode;
}

/** What waits for a supervisor or an admin; their own hours and checks are none of it. */
export function SupervisorDashboard({ waiting, ...welcome }: SupervisorDashboardProps) {
  return (
    <div className="flex flex-col gap-5">
      <Welcome {...welcome} />
      {waiting}
      <Link to="/forms" className={buttonVariants({ size: 'action' })}>
        <FolderOpen aria-hidden /> View Forms
      </Link>
    </div>
  );
}

interface WelcomeProps {
  name: string;
  /** Whether the server has said who is signed in. */
  proven: boolean;
  /** What has to be said before anything else. */
  note: ReactNode;
  /** Documents that soon are good no more. */
  expiring: ReactNode;
}

function Welcome({ name, proven, note, expiring }: WelcomeProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-xl wrap-anywhere">Welcome back, {name}!</h2>
        <SessionStatus proven={proven} />
      </div>
      {note}
      {expiring}
    </>
  );
}
