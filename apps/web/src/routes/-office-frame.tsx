import { Link, useMatches, type LinkProps } from '@tanstack/react-router';
import {
  Archive,
  Building2,
  FileText,
  Factory,
  FolderCheck,
  LayoutDashboard,
  Mail,
  Menu,
  PenLine,
  ScrollText,
  Tractor,
  Truck,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Button } from '../components/button.js';
import { cn } from '../lib/cn.js';
import type { Role } from '../lib/session/role.js';

interface OfficePlace {
  to: LinkProps['to'];
  label: string;
  icon: LucideIcon;
  /** The address under which one thing of it is opened. */
  opens?: string;
  /** Admins alone find it. */
  adminOnly?: boolean;
}

/** The pages of the office, by what they are for and in the order of the navigation. */
const GROUPS: readonly { title: string; places: readonly OfficePlace[] }[] = [
  {
    title: 'Work',
    places: [
      { to: '/overview', label: 'Overview', icon: LayoutDashboard },
      { to: '/forms', label: 'Forms', icon: FileText },
      { to: '/collations', label: 'Form sets', icon: FolderCheck },
      { to: '/waiting', label: 'Signatures', icon: PenLine },
      { to: '/defects', label: 'Defects', icon: Wrench, opens: '/defects/' },
      { to: '/off-hires', label: 'Off-hire', icon: Truck, opens: '/off-hires/' },
    ],
  },
  {
    title: 'Registers',
    places: [
      { to: '/admin', label: 'Companies', icon: Building2, adminOnly: true },
      { to: '/admin/people', label: 'People', icon: Users, opens: '/admin/people/', adminOnly: true },
      { to: '/admin/machines', label: 'Machines', icon: Tractor, opens: '/machines/', adminOnly: true },
    ],
  },
  {
    title: 'Set up',
    places: [
      { to: '/admin/firm', label: 'Our firm', icon: Factory, adminOnly: true },
      { to: '/admin/mail', label: 'Sent mail', icon: Mail, opens: '/admin/mail/', adminOnly: true },
      { to: '/admin/audit', label: 'Audit log', icon: ScrollText, adminOnly: true },
      { to: '/admin/backups', label: 'Backups', icon: Archive, adminOnly: true },
    ],
  },
];

/** The office: its navigation at the side of a desk, and behind a button on a phone. */
export function OfficeFrame({ role, children }: { role: Role; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  // The address of an index page may end with a slash, which no place has.
  const path = useMatches({ select: (matches) => matches.at(-1)!.pathname.replace(/\/$/, '') });
  const groups = GROUPS.map(({ title, places }) => ({
    title,
    places: places.filter(({ adminOnly }) => !adminOnly || role === 'admin'),
  })).filter(({ places }) => places.length > 0);
  const here = groups
    .flatMap(({ places }) => places)
    .find(({ to, opens }) => to === path || (opens && path.startsWith(opens)));
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 office:px-edge office:grid-cols-[13rem_minmax(0,1fr)] office:gap-6">
      <nav aria-label="Office" className="px-edge pt-4 office:px-0 office:py-6">
        <Button
          className="w-full justify-start office:hidden"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Menu aria-hidden /> {here?.label ?? 'Office'}
        </Button>
        <div
          className={cn('flex-col gap-3 office:sticky office:top-6 office:flex', open ? 'flex' : 'hidden')}
        >
          {groups.map(({ title, places }) => (
            <ul key={title} aria-label={title} className="flex flex-col">
              {groups.length > 1 ? (
                <li aria-hidden className="px-4 py-1 text-sm text-muted">
                  {title}
                </li>
              ) : null}
              {places.map(({ to, label, icon: Icon }) => (
                <li key={label}>
                  <Link
                    to={to}
                    activeOptions={{ exact: true, includeSearch: false }}
                    aria-current={here?.to === to ? 'true' : undefined}
                    onClick={() => setOpen(false)}
                    className="flex min-h-touch items-center gap-2.5 rounded-control border-s-4 border-transparent px-3 font-semibold text-muted hover:bg-quiet office:min-h-10 [&[aria-current]]:border-text [&[aria-current]]:bg-quiet [&[aria-current]]:text-text"
                  >
                    <Icon aria-hidden className="size-5.5 shrink-0" /> {label}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </nav>
      {children}
    </div>
  );
}
