import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

import { cn } from '../lib/cn.js';
import { Card } from './card.js';

export interface TabPanel<Name extends string = string> {
  name: Name;
  label: string;
  /** How many things stand under it, in the look that shows figures. */
  figure?: ReactNode;
  content: ReactNode;
}

interface TabsProps<Name extends string> {
  /** What the tabs are together, for the ear. */
  label: string;
  tabs: readonly TabPanel<Name>[];
  open: Name;
  onOpen: (name: Name) => void;
  /** One card with all of it, or tabs on the page above cards of their own, also as cards that count. */
  look?: 'card' | 'page' | 'figures';
}

/** On a phone three stand closer together, and more of them as buttons in two rows. */
const CLOSE = 'max-tablet:px-1 max-tablet:text-sm max-tablet:focus-visible:-outline-offset-4';
const BUTTON =
  'max-tablet:rounded-control max-tablet:border-2 max-tablet:border-strong max-tablet:data-[state=active]:bg-quiet';

const ROWS = 'grid grid-cols-2 gap-2 tablet:flex tablet:gap-0 tablet:border-b-2';
/** Three beside each other on a phone, the last rows two so that none is alone; in one row where there is room. */
const FIGURES = 'grid grid-cols-6 gap-2 tablet:flex';

function figureTab({ figure }: TabPanel, place: number, count: number): string {
  const inTwos = count % 3 === 1 ? 4 : count % 3;
  return cn(
    'flex min-h-touch items-center gap-x-3 rounded-card border border-line bg-surface px-3 py-2 text-start font-semibold hover:bg-quiet',
    'data-[state=active]:border-text data-[state=active]:bg-quiet data-[state=active]:ring-1 data-[state=active]:ring-text',
    place >= count - inTwos ? 'col-span-3' : 'col-span-2 max-tablet:in-[.text-size-large]:col-span-3',
    figure === undefined
      ? 'max-tablet:text-sm tablet:ms-auto'
      : 'max-tablet:flex-col max-tablet:items-start tablet:grow tablet:basis-0',
  );
}

/** Arrow keys move between tabs; only the open one is drawn. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen, look = 'card' }: TabsProps<Name>) {
  const rows = tabs.length > 3;
  const Around = look === 'card' ? Card : 'div';
  return (
    <Around className={look === 'card' ? 'overflow-hidden p-0' : undefined}>
      <Radix.Root value={open} onValueChange={(name) => onOpen(name as Name)}>
        <Radix.List
          aria-label={label}
          className={
            look === 'figures' ? FIGURES : cn('border-line', rows ? ROWS : 'flex flex-wrap border-b-2')
          }
        >
          {tabs.map((tab, place) => (
            <Radix.Trigger
              key={tab.name}
              value={tab.name}
              className={
                look === 'figures'
                  ? figureTab(tab, place, tabs.length)
                  : cn(
                      '-mb-0.5 min-h-action grow basis-0 rounded-t-control border-b-4 border-transparent px-2 font-semibold text-muted hover:bg-quiet',
                      rows && BUTTON,
                      tabs.length === 3 && CLOSE,
                      'focus-visible:-outline-offset-8 data-[state=active]:border-text data-[state=active]:text-text',
                    )
              }
            >
              {look === 'figures' && tab.figure !== undefined ? (
                <>
                  <strong aria-hidden className="figures font-heading text-2xl leading-none">
                    {tab.figure}
                  </strong>
                  <span className="min-w-0 text-sm leading-tight">
                    {tab.label}
                    <span className="sr-only">: {tab.figure}</span>
                  </span>
                </>
              ) : (
                tab.label
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {tabs.map((tab) => (
          <Radix.Content
            key={tab.name}
            value={tab.name}
            className={cn('focus-visible:-outline-offset-3', look === 'card' ? 'p-4' : 'pt-4')}
          >
            {tab.content}
          </Radix.Content>
        ))}
      </Radix.Root>
    </Around>
  );
}
