import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

import { cn } from '../lib/cn.js';
import { Card } from './card.js';

export interface TabPanel<Name extends string = string> {
  name: Name;
  label: string;
  content: ReactNode;
}

interface TabsProps<Name extends string> {
  /** What the tabs are together, for the ear. */
  label: string;
  tabs: readonly TabPanel<Name>[];
  open: Name;
  onOpen: (name: Name) => void;
  className?: string;
}

/** A card of tabs. Arrow keys move between them; only the open one is drawn. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen, className }: TabsProps<Name>) {
  return (
    <Card className={cn('overflow-hidden p-0', className)}>
      <Radix.Root value={open} onValueChange={(name) => onOpen(name as Name)}>
        <Radix.List aria-label={label} className="flex border-b-2 border-line">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.name}
              value={tab.name}
              className={cn(
                '-mb-0.5 min-h-action grow basis-0 rounded-t-control border-b-4 border-transparent px-2 font-semibold text-muted hover:bg-accent-soft',
                'focus-visible:-outline-offset-8 data-[state=active]:border-accent data-[state=active]:text-text',
              )}
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {tabs.map((tab) => (
          <Radix.Content key={tab.name} value={tab.name} className="p-4 focus-visible:-outline-offset-3">
            {tab.content}
          </Radix.Content>
        ))}
      </Radix.Root>
    </Card>
  );
}
