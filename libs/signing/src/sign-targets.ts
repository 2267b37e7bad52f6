import { Injectable } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import type { AskedSignatory, IssuedKind, SignatureMade } from '@groundsheet/form-rules';
import type { Shown } from '@groundsheet/forms';
import type { Problem } from '@groundsheet/platform';
import type { Readable } from 'node:stream';

export interface TakenSignature {
  readonly by: AskedSignatory;
  /** As typed. */
  readonly name: string;
  readonly image: Buffer;
  readonly made: SignatureMade;
}

export interface PdfToSign {
  readonly fileName: string;
  /** Of one that is drawn for each reader, as it would be drawn now: see `MadePdf`. Null for one from storage. */
  readonly version: (() => string) | null;
  /** Outside of transactions: it is read from storage, or drawn. */
  read(): Promise<Readable | Buffer>;
}

/** Something that a person may be asked to sign, locked until the end of the transaction. */
export interface Signable {
  readonly kind: IssuedKind;
  readonly id: string;
  readonly reference: string;
  /** Whose it is; null for a guest's. */
  readonly ownerId: string | null;
  readonly driverName: string;
  readonly companyEmail: string | null;
  /** Of the register; null where whom it is for was typed. */
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly plantNumber: string | null;
  readonly signatories: readonly AskedSignatory[];
  /** For a signer who wants to read it first; null where there is none yet. */
  readonly pdf: PdfToSign | null;
  shown(): Shown;
  /** Of what it says: another one once anything in it has changed, its own signatures aside. */
  sha256(): string;
  /** Why this person cannot sign it any more: it has been replaced, is locked, or is signed; null where they can. */
  refusalFor(by: AskedSignatory): Problem | null;
  /** @returns the SHA-256 of the signature, for the record */
  sign(signature: TakenSignature): Promise<string>;
}

/** Finds what may be signed, for one kind of record or several: each is registered by the module that keeps them. */
export interface SignTarget {
  readonly kinds: readonly IssuedKind[];
  /** @throws {Problem} 404 where the caller has none such, 409 where it is not sent or completed */
  forAsking(id: string, caller: Caller): Promise<Signable>;
  /** For a person with a request to sign; null where it is no more. */
  lock(id: string): Promise<Signable | null>;
  /** As `lock`, without a lock: for looking whether it has changed. */
  seen(id: string): Promise<Signable | null>;
}

@Injectable()
export class SignTargets {
  private readonly targets: SignTarget[] = [];

  register(target: SignTarget): void {
    this.targets.push(target);
  }

  /** @throws {Error} where no module has registered the kind */
  of(kind: IssuedKind): SignTarget {
    const target = this.targets.find(({ kinds }) => kinds.includes(kind));
    if (!target) throw new Error(`No module has registered how a ${kind} is signed.`);
    return target;
  }
}

/** What a request keeps of what it is about. */
export function factsOf({ kind, id, reference, ownerId, driverName, ...head }: Signable) {
  const { companyId, companyName, plantNumber } = head;
  return { formKind: kind, formId: id, reference, ownerId, driverName, companyId, companyName, plantNumber };
}
