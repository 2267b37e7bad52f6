import { Handshake, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { FieldError } from '../../components/field.js';
import { cn } from '../../lib/cn.js';
import { useLoadedSoon } from '../../lib/use-loaded-soon.js';
import { SignaturePicture } from '../../components/signature/signature-picture.js';

const OPENED_NEXT = [() => import('../../components/signature/signature-pad.js')];

interface SignatureCardProps {
  id: string;
  title: string;
  /** Who signs: 'client'. */
  person: string;
  label: string;
  /** The id of the button to sign, by which it is asked for. */
  padId?: string;
  error?: string | undefined;
  picture: string | null;
  name: ReactNode;
  /** Opens the view in which this person signs. */
  onHandOver: () => void;
  /** What else is asked of them. */
  children?: ReactNode;
}

/** The name and signature of a person other than the driver: they sign on a view of their own, which shows what for. */
export function SignatureCard(props: SignatureCardProps) {
  const { id, title, person, label, padId, error, picture, name, onHandOver, children } = props;
  useLoadedSoon(OPENED_NEXT);
  return (
    <TitledCard id={id} title={title}>
      {name}
      {picture ? (
        <>
          <SignaturePicture picture={picture} label={label} />
          <Button id={padId} className="self-end" onClick={onHandOver}>
            <PenLine aria-hidden /> Sign again<span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
        </>
      ) : (
        <Button
          id={padId}
          size="action"
          className={cn(error && 'border-bad')}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={onHandOver}
        >
          <Handshake aria-hidden /> Hand to {person}
        </Button>
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children}
    </TitledCard>
  );
}
