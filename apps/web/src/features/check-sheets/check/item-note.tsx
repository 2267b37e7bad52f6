import {
  classOf,
  FIELD_LENGTHS,
  noteOf,
  type CheckAnswer,
  type CheckItem,
  type ItemNote,
} from '@groundsheet/form-rules';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button } from '../../../components/button.js';
import { TextAreaField } from '../../../components/field.js';
import { removePicture } from '../../../forms/drafts/picture-store.js';
import { useSender } from '../../../forms/sending/sender.js';
import { bringPhotos, dropPhoto, tryPhotoAgain } from '../../../forms/upload/arrivals.js';
import { enterNote, removePhoto } from '../check-sheet-draft.js';
import { ArrivingPhoto } from '../../../forms/photos/arriving-photo.js';
import { AttachedPhoto } from '../photos/attached-photos.js';
import { TakePhoto } from '../../../forms/photos/photo-buttons.js';
import { useArrivals } from '../photos/use-arrivals.js';
import type { StepProps } from '../steps/step-props.js';

/** Whether an item asks what is wrong; what was said of it stays in sight when the answer has changed. */
export function asksWhatIsWrong(answer: CheckAnswer | undefined, note: ItemNote | undefined): boolean {
  return note !== undefined || (answer !== undefined && classOf(answer) === 'attention');
}

interface ItemNoteProps extends Pick<StepProps, 'draft' | 'change' | 'errors'> {
  item: CheckItem;
}

/** What is wrong with an item, in words and a picture. Both can be skipped. */
export function ItemNoteFields({ item, draft, change, errors }: ItemNoteProps) {
  const { itemNotes, answers } = draft.form;
  const note = noteOf(itemNotes, item.key);
  if (!asksWhatIsWrong(answers[item.key], note)) return null;
  const at = note ? itemNotes.indexOf(note) : -1;
  return (
    <div
      role="group"
      aria-label={`What is wrong: ${item.label}`}
      className="grid gap-2.5 border-s-4 border-attention ps-3 tablet:col-span-2 tablet:grid-cols-[1fr_22rem] tablet:gap-6"
    >
      <TextAreaField
        label="What is wrong?"
        rows={2}
        className="[&_textarea]:min-h-20"
        maxLength={FIELD_LENGTHS.defectsNotes}
        value={note?.text ?? ''}
        error={errors[`itemNotes.${at}.text`]}
        onChange={(event) => {
          const text = event.target.value || null;
          change((current) => enterNote(current, item.key, { text }));
        }}
      />
      <ItemPhoto item={item} draft={draft} change={change} photo={note?.photo ?? null} />
    </div>
  );
}

interface ItemPhotoProps extends Pick<StepProps, 'draft' | 'change'> {
  item: CheckItem;
  photo: string | null;
}

/** A photo comes and goes with the button that was tapped: the focus stays in its place. */
function ItemPhoto(props: ItemPhotoProps) {
  const { item, photo } = props;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(photo);
  useEffect(() => {
    if (shown.current !== photo && document.activeElement === document.body) place.current?.focus();
    shown.current = photo;
  }, [photo]);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={`Photo of ${item.label}`} className="self-center">
      <PhotoOrButton {...props} />
    </div>
  );
}

function PhotoOrButton({ item, draft, change, photo }: ItemPhotoProps) {
  const { guest, maxPhotos } = useSender();
  const { name, arrivals, add } = useArrivals({ draft, change });
  const arrival = arrivals.find((each) => each.item === item.key);
  if (photo) {
    const remove = () => {
      change((current) => removePhoto(current, photo));
      void removePicture(name, photo);
    };
    return (
      <div className="flex items-center gap-3">
        <div className="w-24 shrink-0">
          <AttachedPhoto draft={draft} url={photo} alt={`Photo of ${item.label}`} />
        </div>
        <Button onClick={remove}>
          <Trash2 aria-hidden /> Remove<span className="sr-only"> the photo of {item.label}</span>
        </Button>
      </div>
    );
  }
  if (arrival) {
    return (
      <ul className="flex flex-col">
        <ArrivingPhoto
          arrival={arrival}
          title={`photo of ${item.label}`}
          onRetry={() => tryPhotoAgain(name, arrival.id, add)}
          onRemove={() => dropPhoto(name, arrival.id)}
        />
      </ul>
    );
  }
  if (draft.form.photos.length + arrivals.length >= maxPhotos) {
    return (
      <p className="text-sm text-muted">
        {guest ? 'Without an account you can add ' : 'A check sheet takes '}
        {maxPhotos === 1 ? '1 photo' : `${maxPhotos} photos`}, and {maxPhotos === 1 ? 'it is' : 'they are'}{' '}
        attached.
      </p>
    );
  }
  return <TakePhoto of={item.label} onTaken={(taken) => void bringPhotos(name, taken, add, item.key)} />;
}
