import { RotateCw, Trash2 } from 'lucide-react';

import { Button } from '../../components/button.js';
import { FieldError } from '../../components/field.js';
import { Photo } from '../../components/photo.js';
import { Progress } from '../../components/progress.js';
import type { Arrival } from '../upload/arrivals.js';

interface ArrivingPhotoProps {
  arrival: Arrival;
  /** What it is called among the others: 'photo 2'. */
  title: string;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo on its way, with how far it has come, or why it has not and what to do. */
export function ArrivingPhoto({ arrival, title, onRetry, onRemove }: ArrivingPhotoProps) {
  const { fault, share } = arrival;
  const percent = Math.round(share * 100);
  const called = `P${title.slice(1)}`;
  const which = <span className="sr-only"> {title}</span>;
  const remove = (
    <Button variant="remove" onClick={onRemove}>
      <Trash2 aria-hidden /> Remove{which}
    </Button>
  );
  const photo = <Photo src={arrival.preview} alt={called} />;
  if (fault)
    return (
      <li className="col-span-full flex items-start gap-3">
        <div className="w-20 shrink-0">{photo}</div>
        <div className="flex min-w-0 grow flex-col gap-2">
          <div role="alert">
            <FieldError>{fault}</FieldError>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={onRetry}>
              <RotateCw aria-hidden /> Try again{which}
            </Button>
            {remove}
          </div>
        </div>
      </li>
    );
  return (
    <li className="flex flex-col gap-2">
      <div className="relative">
        {photo}
        <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1 rounded-b-control bg-surface/90 p-2 text-sm font-semibold">
          <p className="figures">Adding... {percent}%</p>
          <Progress percent={percent} label={called} />
        </div>
      </div>
      {remove}
    </li>
  );
}
