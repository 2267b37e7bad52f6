import { FORM_KINDS, type FormKind } from '@groundsheet/form-rules';
import { Suspense } from 'react';

import { fetchedParts } from '../../components/fetched-parts.js';
import { describeForm } from '../describe-form.js';
import type { Draft } from './draft.js';
import type { OtherVersionProps } from './other-version.js';

const { fetchParts, part } = fetchedParts(() => import('./other-version.js'));
const OtherVersion = part<OtherVersionProps>((parts) => parts.OtherVersion);

/** Fetches the question, so that it opens at once. */
export const fetchWhichVersion = fetchParts;

interface WhichVersionProps<Made extends Draft> extends Omit<OtherVersionProps, 'noun' | 'mine' | 'other'> {
  kind: FormKind;
  mine: Made;
  other: Made;
}

/** Asks which of two versions of a draft is kept; few drivers ever see it, so it comes in a file of its own. */
export function WhichVersion<Made extends Draft>({ kind, mine, other, ...rest }: WhichVersionProps<Made>) {
  const inWords = (draft: Made) => ({ text: describeForm(kind, draft), changedAt: draft.changedAt });
  return (
    <Suspense>
      <OtherVersion noun={FORM_KINDS[kind].noun} mine={inWords(mine)} other={inWords(other)} {...rest} />
    </Suspense>
  );
}
