import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import type { Hours, HoursWorked } from './api.js';
import { Row, Rows } from './rows.js';

const FIGURES = ['hours', 'standing', 'breakdown'] as const;
const HEADERS = { hours: 'Hours', standing: 'Standing', breakdown: 'Breakdown' } as const;

interface HoursTableProps {
  hours: Hours;
  linkTo: (plantNumber: string) => ReactNode;
}

/** The rows on a desk; their heads and the sums stay in sight. */
export function HoursTable({ hours: { items, sums }, linkTo }: HoursTableProps) {
  const most = Math.max(...items.map(({ hours }) => hours));
  const cell = 'py-1 pe-3 text-start align-middle wrap-anywhere';
  const figure = 'figures py-1 pe-3 text-end align-middle';
  return (
    <div role="region" aria-label="Table of hours" tabIndex={0} className="max-h-192 overflow-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Hours</caption>
        <thead className="sticky top-0 z-10 bg-surface text-muted shadow-[inset_0_-1px_0_var(--color-line)]">
          <tr>
            {['Customer', 'Order', 'Machine', 'Driver'].map((header) => (
              <th key={header} scope="col" className="py-2 pe-3 text-start font-semibold">
                {header}
              </th>
            ))}
            {FIGURES.map((name) => (
              <th key={name} scope="col" className="py-2 pe-3 text-end font-semibold">
                {HEADERS[name]}
              </th>
            ))}
            <th scope="col" className="py-2 text-start font-semibold">
              Signed
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((row, index) => (
            <tr key={index} className="h-13 border-b border-line last:border-b-0">
              <th scope="row" className={cn(cell, 'font-semibold')}>
                {row.customer || 'No customer'}
              </th>
              <td className={cn(cell, 'min-w-21')}>{row.orderNumber ?? '–'}</td>
              <td className={cell}>
                {row.machine && row.hasPlantNumber ? linkTo(row.machine) : (row.machine ?? '–')}
              </td>
              <td className={cell}>
                <Driver row={row} />
              </td>
              <td className={cn(figure, 'min-w-16 font-semibold text-base')}>
                {inTenths(row.hours)}
                <Bar share={row.hours / most} />
              </td>
              <td className={figure}>{dashed(row.standing)}</td>
              <td className={figure}>{dashed(row.breakdown)}</td>
              <td className="py-1">
                <Signed row={row} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 bg-surface font-semibold shadow-[inset_0_1px_0_var(--color-strong)]">
          <tr className="h-touch">
            <th scope="row" colSpan={4} className="text-start">
              Total of {sums.timesheets.toLocaleString('en-GB')}{' '}
              {sums.timesheets === 1 ? 'timesheet' : 'timesheets'}
            </th>
            {FIGURES.map((name) => (
              <td key={name} className={cn(figure, name === 'hours' && 'text-base')}>
                {name === 'hours' ? inTenths(sums.hours) : dashed(sums[name])}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The same on a phone, in rows of two lines. */
export function HoursRows({ hours: { items, sums } }: Pick<HoursTableProps, 'hours'>) {
  return (
    <>
      <Rows
        label="Hours"
        items={items.map((row, place) => ({ row, place }))}
        keyOf={({ place }) => `${place}`}
      >
        {({ row }) => (
          <>
            <Row name={`${row.driverName || 'No name'}, ${row.machine ?? 'no machine'}`}>
              {[row.customer || 'No customer', row.orderNumber, ...besides(row)].filter(Boolean).join(', ')}
            </Row>
            <div className="flex shrink-0 flex-col items-end text-sm">
              <strong className="figures text-lg">{inTenths(row.hours)} h</strong>
              <Signed row={row} />
            </div>
          </>
        )}
      </Rows>
      <p className="figures flex flex-wrap justify-between gap-x-3 border-t border-strong pt-3 font-semibold">
        <span>Total{besides(sums).map((words) => `, ${words}`)}</span>
        <span>{inTenths(sums.hours)} h</span>
      </p>
    </>
  );
}

/** Whose account it is, where that is not as the name says. */
function Driver({ row: { driverName, account } }: { row: HoursWorked }) {
  const beside = !account
    ? 'No account'
    : [
        account.isAsTyped ? '' : `Account of ${account.fullName}`,
        account.isConfirmed ? '' : 'Address not confirmed',
      ]
        .filter(Boolean)
        .join(', ');
  return (
    <>
      {driverName || 'No name'}
      {beside ? <span className="block leading-tight text-muted">{beside}</span> : null}
    </>
  );
}

/** Only for the eye: the figure above it says the same. */
function Bar({ share }: { share: number }) {
  return (
    <div aria-hidden className="h-1.5 rounded-chip bg-line/40">
      <div className="ms-auto h-full rounded-chip bg-accent-soft" style={{ width: `${share * 100}%` }} />
    </div>
  );
}

function Signed({ row: { signed, timesheets } }: { row: HoursWorked }) {
  const isAll = signed === timesheets;
  const Icon = isAll ? CircleCheck : CircleDashed;
  const words = signed === 0 ? 'No' : isAll ? 'Yes' : `${signed} of ${timesheets}`;
  return (
    <span
      className={cn('inline-flex items-center gap-1 whitespace-nowrap', isAll ? 'text-good' : 'text-muted')}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {words}
    </span>
  );
}

function besides({ standing, breakdown }: Pick<HoursWorked, 'standing' | 'breakdown'>): string[] {
  return [
    standing > 0 ? `${inTenths(standing)} standing` : '',
    breakdown > 0 ? `${inTenths(breakdown)} breakdown` : '',
  ].filter(Boolean);
}

function dashed(hours: number): string {
  return hours > 0 ? inTenths(hours) : '–';
}

function inTenths(hours: number): string {
  return hours.toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
