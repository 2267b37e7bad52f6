import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FormRows, type SentCheck } from '@groundsheet/forms';
import {
  certificateStanding,
  forbidsUse,
  machineKey,
  meterOf,
  type CertificateFacts,
  type CertificateStanding,
} from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import type { Machine } from '../machine.entity.js';
import { Certificate } from './certificate.entity.js';

/** How far back a reading of the meter is looked for. */
export const CHECKS_OF_METER = 10;

/** A certificate with how it stands today. */
export interface JudgedCertificate {
  readonly certificate: Certificate;
  readonly standing: CertificateStanding;
}

const WORST_FIRST = ['over', 'soon', 'good'];

/** The certificates of machines that nothing has taken the place of. */
@Injectable()
export class CurrentCertificates {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
    private readonly clock: Clock,
  ) {}

  /**
   * The worst first.
   *
   * @param known the checks of the machine, the latest first; looked up where a certificate goes by its meter, unless they are known
   */
  async of(
    { id: machineId, plantNumber }: Pick<Machine, 'id' | 'plantNumber'>,
    known?: readonly SentCheck[],
  ): Promise<JudgedCertificate[]> {
    const found = await this.em.find(Certificate, { machineId, replacedAt: null });
    const goByMeter = found.some(({ dueAtHours }) => dueAtHours !== null);
    const latest = () => this.forms.checksOf(machineKey(plantNumber), CHECKS_OF_METER);
    const checks = known ?? (goByMeter ? await latest() : []);
    const at = { today: this.clock.today(), meter: meterOf(checks.slice(0, CHECKS_OF_METER)) };
    return found
      .map((certificate) => ({ certificate, standing: certificateStanding(certificate, at) }))
      .toSorted(byUrgency);
  }
}

/** As far as they say whether the machine may be used. */
export function factsOf({ certificate, standing }: JudgedCertificate): CertificateFacts {
  return { isRequired: certificate.isRequired, state: standing.state };
}

function byUrgency(one: JudgedCertificate, other: JudgedCertificate): number {
  const place = (each: JudgedCertificate) =>
    forbidsUse(factsOf(each)) ? -1 : WORST_FIRST.indexOf(each.standing.state);
  const days = ({ standing }: JudgedCertificate) => standing.daysLeft ?? Number.MAX_SAFE_INTEGER;
  return (
    place(one) - place(other) ||
    days(one) - days(other) ||
    (one.certificate.id < other.certificate.id ? -1 : 1)
  );
}
