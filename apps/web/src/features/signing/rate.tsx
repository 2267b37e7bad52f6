import { QUERY_NOTE_LENGTH, ratingLabelsOf, type Rating } from '@groundsheet/form-rules';
import { useState } from 'react';

import { ChoiceGroup } from '../../components/choice.js';
import { TextAreaField } from '../../components/field.js';
import { ratingChoices } from '../../forms/rating/rating-choices.js';
import { Act, type ActProps } from './act.js';
import { rate } from './api.js';

/** How the week went, once it is signed. Nobody has to say. */
export function Rate({ link, opened, ...rest }: ActProps) {
  const [rating, setRating] = useState<Rating | null>(null);
  const [notes, setNotes] = useState('');
  return (
    <Act
      {...rest}
      isReady={rating !== null}
      label="Send the rating"
      doing="Sending..."
      back="Not now"
      call={() => rate(link, { rating: rating!, notes: notes.trim() || null })}
    >
      <ChoiceGroup
        legend={`How did ${opened.shown.driverName} do this week?`}
        className="flex flex-wrap *:flex-1 *:px-1"
        choices={ratingChoices(ratingLabelsOf(opened.kind))}
        value={rating}
        onChange={setRating}
      />
      <TextAreaField
        label="Notes (optional)"
        hint="The hire firm’s office reads this. The driver does not see it."
        maxLength={QUERY_NOTE_LENGTH}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
    </Act>
  );
}
