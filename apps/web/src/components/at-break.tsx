import { Fragment } from 'react';

/** A text that goes on after an at sign where there is no room for a whole address. */
export function AtBreak({ text }: { text: string }) {
  const [first, ...others] = text.split('@');
  return (
    <>
      {first}
      {others.map((part, place) => (
        <Fragment key={place}>
          @<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
