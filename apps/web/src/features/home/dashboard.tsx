import { Link } from '@tanstack/react-router';
import { ArrowRight, ClipboardCheck, Clock, FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';

import { buttonVariants } from '../../components/button.js';
import { SessionStatus } from '../../components/session-status.js';
import { cn } from '../../lib/cn.js';
import { ThisWeek, type ThisWeekProps } from './this-week.js';

/** What is behind the first two stands beside them, as Quick Start. */
const TILES = [
  { icon: Clock, title: 'Quick Timesheet', text: 'The week, signed and mailed as a PDF' },
  { icon: ClipboardCheck, title: 'Daily Checks', text: 'The plant, checked before work begins' },
];
const TILE = 'flex items-start gap-3 rounded-control border p-3 tablet:flex-col';

interface DashboardProps extends ThisWeekProps, WelcomeProps {
  /** What is owed today. */
  due: ReactNode;
  /** What is to be finished. */
  drafts: ReactNode;
  /** What went last. */
  sent: ReactNode;
  /** Ways to the form sets. */
  sets: ReactNode;
}

/** What matters today. */
export function Dashboard({ due, drafts, sent, sets, timesheet, start, ...welcome }: DashboardProps) {
  return (
    <div className="flex flex-col gap-5">
      <Welcome {...welcome} />
      {due}
      {drafts}
      <ThisWeek timesheet={timesheet} start={start} />
      {sets}
      {sent}
      <ul className="grid gap-2.5 tablet:grid-cols-3">
        {TILES.map(({ icon: Icon, title, text }) => (
          <li key={title} className={cn(TILE, 'border-line')}>
            <Icon aria-hidden className="size-6 shrink-0" />
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
        <li className="grid">
          <Link to="/history" className={cn(TILE, 'border-2 border-strong hover:bg-accent-soft')}>
            <FolderOpen aria-hidden className="size-6 shrink-0" />
            <span className="min-w-0 grow">
              <span className="block font-semibold">View Forms</span>
              <span className="block text-sm text-muted">Sent forms are kept for six years</span>
            </span>
            <ArrowRight aria-hidden className="size-6 shrink-0 tablet:hidden" />
          </Link>
        </li>
      </ul>
    </div>
  );
}

interface SupervisorDashboardProps extends WelcomeProps {
  /** The sets that wait. */
  waiting: ReactNode;
  /** What they have begun to fill in themselves. */
  drafts: ReactNode;
}

/** What waits for a supervisor or an admin; their own hours and checks are none of it. */
export function SupervisorDashboard({ waiting, drafts, ...welcome }: SupervisorDashboardProps) {
  return (
    <div className="flex flex-col gap-5">
      <Welcome {...welcome} />
      {waiting}
      {drafts}
      <Link to="/history" className={buttonVariants({ size: 'action' })}>
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
}

function Welcome({ name, proven, note }: WelcomeProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Welcome back, {name}!</h2>
        <SessionStatus proven={proven} />
      </div>
      {note}
    </>
  );
}
