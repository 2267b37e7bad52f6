import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    theme: {
      spacing: ['touch', 'field', 'action', 'edge', 'page', 'reading', 'dialog', 'toast'],
      radius: ['card', 'control', 'chip'],
      shadow: ['card', 'float'],
    },
  },
});

/** Joins class names; of two that set the same thing the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
