import { Injectable } from '@nestjs/common';
import { refuseGathered } from '../problems/wire-pipe.js';
import type { Fault } from '../problems/problem.js';
import { FormOrders } from './form-orders.js';
import type { Signature } from '../images/signature.js';
import { FormSignatures } from './form-signatures.js';
import type { FormCompany, FormKind, Signatory } from './form.js';

/** What is judged of a draft here; its fields have passed the rules of their shape. */
interface DraftBody {
  readonly status?: 'draft' | 'submitted' | null;
  readonly customerId?: string | null;
  readonly operatorSignature?: string | null;
  readonly clientSignature?: string | null;
}

/** Judges a draft that is being saved: what there is must be right, though nothing need be there. */
@Injectable()
export class DraftCheck {
  constructor(
    private readonly orders: FormOrders,
    private readonly signatures: FormSignatures,
  ) {}

  /**
   * @param further what else is wrong with it, with the paths of the wire
   * @returns what the ids and pictures in it stand for
   * @throws {Problem} 422 with all faults at once
   */
  async judge(
    kind: FormKind,
    body: DraftBody,
    further: Fault[] = [],
  ): Promise<{ company: FormCompany | null; signed: [Signatory, Signature][] }> {
    const [{ company, faults }, signatures] = await Promise.all([
      this.orders.companyOf(body.customerId),
      this.signatures.read(body),
    ]);
    refuseGathered(body, [...statusFaults(kind, body), ...faults, ...signatures.faults, ...further]);
    return { company, signed: signatures.signed };
  }
}

/** A form is sent by one-step completion only, which asks for all of it. */
function statusFaults(kind: FormKind, { status }: DraftBody): Fault[] {
  if (status !== 'submitted') return [];
  const message = 'A form that is saved is a draft. Send it to have it submitted.';
  return [{ path: 'status', code: `${kind}.status-not-draft`, message }];
}
