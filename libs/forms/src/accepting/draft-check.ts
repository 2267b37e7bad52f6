import { Injectable } from '@nestjs/common';
import { refuseGathered, type Fault } from '@groundsheet/platform';
import type { FormKind } from '@groundsheet/form-rules';
import { FormOrders } from './form-orders.js';
import type { FormCompany } from '../form/issued.entity.js';
import type { BroughtSignatures } from '../signatures/read-signatures.js';

/** What is judged of a draft here; its fields have passed the rules of their shape. */
interface DraftBody {
  readonly status?: 'draft' | 'submitted' | null;
  readonly customerId?: string | null;
}

/** Judges a draft that is being saved: what there is must be right, though nothing need be there. */
@Injectable()
export class DraftCheck {
  constructor(private readonly orders: FormOrders) {}

  /**
   * @param further what else is wrong with it, with the paths of the wire
   * @returns the company that it is for
   * @throws {Problem} 422 with all faults at once
   */
  async judge(
    kind: FormKind,
    body: DraftBody,
    { faults: drawn }: BroughtSignatures,
    further: readonly Fault[] = [],
  ): Promise<FormCompany | null> {
    const { company, faults } = await this.orders.companyOf(body.customerId);
    refuseGathered(body, [...statusFaults(kind, body), ...faults, ...drawn, ...further]);
    return company;
  }
}

/** A form is sent by one-step completion only, which asks for all of it. */
function statusFaults(kind: FormKind, { status }: DraftBody): Fault[] {
  if (status !== 'submitted') return [];
  const message = 'A form that is saved is a draft. Send it to have it submitted.';
  return [{ path: 'status', code: `${kind}.status-not-draft`, message }];
}
