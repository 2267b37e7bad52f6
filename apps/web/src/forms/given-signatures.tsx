import { TitledCard } from '../components/card.js';
import { SignaturePicture } from '../components/signature/signature-picture.js';
import { cn } from '../lib/cn.js';

export interface GivenSignature {
  role: string;
  label: string;
  picture: string | null | undefined;
  name: string | null | undefined;
  /** Below the picture: when it was given. */
  signed: string | null;
  /** Instead of the picture. */
  absent: string;
}

/** Side by side, as on paper. */
export function GivenSignatures({ signatures }: { signatures: readonly GivenSignature[] }) {
  const isAlone = signatures.length === 1;
  return (
    <TitledCard id="signatures" title="Signatures" dense className="gap-0.5">
      <div className={isAlone ? '' : 'grid grid-cols-2 gap-3 tablet:gap-4'}>
        {signatures.map(({ role, label, picture, name, signed, absent }) => (
          <div
            key={role}
            className={cn(
              'flex min-w-0 flex-col gap-0.5 text-sm',
              isAlone &&
                'grid grid-cols-2 gap-x-3 [&>img]:col-start-2 [&>img]:row-span-2 [&>img]:row-start-1',
            )}
          >
            <p className="break-words">
              <span className="text-muted">{role}</span> <span className="font-semibold">{name}</span>
            </p>
            {picture ? <SignaturePicture small picture={picture} label={label} /> : <p>{absent}</p>}
            {picture && signed ? <p className="text-muted">{signed}</p> : null}
          </div>
        ))}
      </div>
    </TitledCard>
  );
}
