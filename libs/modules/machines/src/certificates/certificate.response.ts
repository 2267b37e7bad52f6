import { seesAll, type Caller } from '@groundsheet/contracts';
import { certificateLabel, certificateWords } from '@groundsheet/form-rules';
import type { Machine } from '../machine.entity.js';
import type { CertificateResponse, PublicCertificate } from './certificate.dto.js';
import type { JudgedCertificate } from './current-certificates.js';

/**
 * As anybody in front of the machine may know it.
 *
 * @param code of the machine; null for people without it, who open no file
 */
export function publicCertificate(judged: JudgedCertificate, code: string | null): PublicCertificate {
  const { certificate, standing } = judged;
  const { id, examinedOn, dueOn, dueAtHours, isRequired } = certificate;
  const opens = code !== null && certificate.opensFromCode && certificate.fileId !== null;
  return {
    id,
    examinedOn,
    dueOn,
    dueAtHours,
    isRequired,
    label: certificateLabel(certificate),
    state: standing.state,
    standing: certificateWords(certificate, standing),
    fileUrl: opens ? `/api/machine-status/${encodeURIComponent(code)}/certificates/${id}` : null,
  };
}

/** For people with an account: a driver opens what opens from the code, the office every file. */
export function certificateResponse(
  judged: JudgedCertificate,
  { qrCode, archivedAt }: Machine,
  caller: Caller,
): CertificateResponse {
  const { id, kind, name, opensFromCode, addedBy, addedAt, fileId } = judged.certificate;
  const isOffice = seesAll(caller);
  const shown = publicCertificate(judged, archivedAt ? null : qrCode);
  return {
    ...shown,
    kind,
    name,
    opensFromCode,
    fileUrl: isOffice ? fileId && `/api/certificates/${id}/file` : shown.fileUrl,
    addedBy: isOffice ? addedBy : null,
    addedAt: addedAt.toISOString(),
  };
}
