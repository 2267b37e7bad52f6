import { titleCaseName } from '@groundsheet/form-rules';
import { useRef } from 'react';

/**
 * Title case for the field of a name, offered once: what the person changes back stays, and so does what they only look at.
 *
 * @returns what to call with the text when the field gets the focus; and when it is left, which gives the text it is to have
 */
export function useTidyName(): { begin: (text: string) => void; leave: (text: string) => string } {
  const before = useRef<string | null>(null);
  const offered = useRef<string | null>(null);
  return {
    begin: (text) => (before.current = text),
    leave: (text) => {
      if (text === before.current || text === offered.current) return text;
      const tidy = titleCaseName(text);
      if (tidy !== text) offered.current = text;
      return tidy;
    },
  };
}
