import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { certificateLabel, certificateWords, formatDate } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import { Certificate } from '../certificates/certificate.entity.js';
import type { JudgedCertificate } from '../certificates/current-certificates.js';
import type { Machine } from '../machine.entity.js';
import type { LoggedCertificate } from './machine-log.layout.js';

export const MOST_REPLACED = 50;

/** The certificates of a machine as its log prints them. */
@Injectable()
export class LoggedCertificates {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The current ones first, then those that were replaced, the last of them first. */
  async of(machine: Machine, judged: readonly JudgedCertificate[]) {
    const [replaced, total] = await this.em.findAndCount(
      Certificate,
      { machineId: machine.id, replacedAt: { $ne: null } },
      { orderBy: { replacedAt: 'desc' }, limit: MOST_REPLACED, disableIdentityMap: true },
    );
    const certificates = [...judged.map(loggedCertificate), ...replaced.map((each) => this.replaced(each))];
    return { certificates, replaced: total };
  }

  private replaced(certificate: Certificate): LoggedCertificate {
    return {
      ...datesOf(certificate),
      standing: `Replaced ${formatDate(this.clock.dayOf(certificate.replacedAt!))}`,
      isMissed: false,
      isReplaced: true,
    };
  }
}

function datesOf(certificate: Certificate) {
  const { examinedOn, dueOn, dueAtHours } = certificate;
  return {
    label: certificateLabel(certificate),
    examined: examinedOn ? formatDate(examinedOn) : '',
    due: [dueOn && formatDate(dueOn), dueAtHours && `${dueAtHours} hours`].filter(Boolean).join(' or '),
  };
}

function loggedCertificate({ certificate, standing }: JudgedCertificate): LoggedCertificate {
  const words = certificateWords(certificate, standing);
  return {
    ...datesOf(certificate),
    standing: certificate.isRequired ? `${words}, required for use` : words,
    isMissed: standing.state === 'over',
    isReplaced: false,
  };
}
