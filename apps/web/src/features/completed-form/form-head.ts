import type { Wire } from '@groundsheet/api-client';

/** What both forms say of themselves, their people and their machine. */
export interface FormHead extends Pick<
  Wire['StoredFormResponse'],
  | 'kind'
  | 'reference'
  | 'readAs'
  | 'supersededBy'
  | 'replacedBy'
  | 'unmailed'
  | 'mailedAt'
  | 'replaces'
  | 'corrects'
  | 'signedOnSet'
  | 'clientSignedHow'
  | 'isOrderOutdated'
  | 'submittedAt'
  | 'customerName'
> {
  submissionEmails?: string[] | null;
  company?: string | null;
  clientCompany?: string | null;
  customerId?: string | null;
  siteLocation?: string | null;
  plantNumber?: string | null;
  machineNumber?: string | null;
  driverSignedName?: string | null;
  clientSignedName?: string | null;
  operatorSignedName?: string | null;
  operatorSignature?: string | null;
  clientSignature?: string | null;
  signatureDate?: string | null;
  orderNumber?: string | null;
  machineHours?: string | null;
}
