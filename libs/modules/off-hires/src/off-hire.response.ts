import { workingDaysLeft, type Nation } from '@groundsheet/form-rules';
import type { OffHireEvent, OffHireInFullResponse, OffHireResponse } from './off-hire.dto.js';
import type { OffHire } from './off-hire.entity.js';

/** Where and when it is. */
export interface Here {
  /** On site, `YYYY-MM-DD`. */
  readonly today: string;
  readonly nation: Nation;
}

export function offHireResponse(offHire: OffHire, { today, nation }: Here): OffHireResponse {
  const { id, reference, state, plantNumber, machineNumber, vehicleType, firm, contactName } = offHire;
  const { siteLocation, readyFrom, noticeDays, noticeEnds } = offHire;
  return {
    id,
    reference,
    state,
    plantNumber,
    machineNumber,
    vehicleType,
    firm,
    contactName,
    siteLocation,
    readyFrom,
    noticeDays,
    noticeEnds,
    isRegistered: offHire.machineId !== null,
    isCustomer: offHire.companyId !== null,
    givenAt: offHire.givenAt.toISOString(),
    daysLeft: workingDaysLeft(today, noticeEnds, nation),
    collectedAt: offHire.collectedAt?.toISOString() ?? null,
  };
}

export function offHireInFull(offHire: OffHire, here: Here, events: OffHireEvent[]): OffHireInFullResponse {
  const { phone, email, companyEmail, machineHours, collectedBy, collectedNote, withdrawnReason } = offHire;
  return {
    ...offHireResponse(offHire, here),
    phone,
    email,
    companyEmail,
    machineHours,
    collectedBy,
    collectedNote,
    withdrawnReason,
    withdrawnAt: offHire.withdrawnAt?.toISOString() ?? null,
    photoURLs: offHire.photos.map((url) => photoUrl(offHire.id, url)),
    collectedPhotoURLs: offHire.collectedPhotos.map((url) => photoUrl(offHire.id, url)),
    events,
  };
}

function photoUrl(id: string, url: string): string {
  return url.replace('/api/objects/', `/api/off-hires/${id}/photos/`);
}
