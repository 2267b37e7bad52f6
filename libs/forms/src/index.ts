export { FormsModule } from './forms.module.js';
export { AcceptedForms, entriesOfSending } from './accepting/accepted-forms.js';
export { DraftCheck } from './accepting/draft-check.js';
export { DriverForm } from './form/driver-form.entity.js';
export { FieldColumns, type Stored } from './form/field-columns.js';
export { completionOf, DescribedBy, formBody } from './form/form-body.js';
export {
  EXPORT_SECTIONS,
  type ExportColumn,
  type ExportedBeside,
  type ExportedDay,
  type FormExport,
} from './kinds/form-export.js';
export {
  FormKinds,
  type Beside,
  type CoverOfKind,
  type FormKindDescriptor,
  type HoursOfKind,
  type MailOfKind,
  type SignedForOfKind,
} from './kinds/form-kinds.js';
export { FormOrders } from './accepting/form-orders.js';
export { READ_AS, Reader, type FormReader, type OpenedAs, type ReadAs } from './reading/form-reader.js';
export { formProblems } from './form/form.problems.js';
export { BeginsDraft, ReadsForm, SavesDraft, SendsForm } from './accepting/form-routes.js';
export { FormAcceptedResponse, FormSavedResponse } from './form/form.dto.js';
export { formResponse, storedForm, StoredFormResponse, type FormResponse } from './form/form.response.js';
export { Issued, type FormCompany } from './form/issued.entity.js';
export { DraftLimited } from './limits/draft-limited.decorator.js';
export { DraftLimits } from './limits/draft-limits.js';
export { GuestLimited } from './limits/guest-limited.decorator.js';
export { GuestDoor } from './limits/guest-door.js';
export { FormLimits } from './limits/form-limits.js';
export { StopLimit } from './limits/stop-limit.js';
export { FormLinks } from './links/form-links.js';
export { LinkVersions } from './links/link-versions.js';
export { ChangeableForms } from './accepting/changeable-forms.js';
export { PHOTO_URLS, photoUrlsOf, picturesOf } from './form/form-photos.js';
export { GetForm } from './queries/get-form.query.js';
export { GetFormPhoto } from './queries/form-files.queries.js';
export { FormRows, type ReadForm, type WeekOfForm } from './rows/form-rows.js';
export type { FormPlace, FormsChoice, FormsFilter, ListedForm } from './rows/listed-forms-sql.js';
export type { DrivenMachine } from './rows/driven-machines-sql.js';
export type { CheckInFull, LaterAnswer, SentCheck } from './rows/checks-sql.js';
export { MACHINE, MACHINE_KEY, machineKeySql } from './rows/packed-sql.js';
export { DRIVER_NAME, OF_OFFICE } from './rows/listed-forms-sql.js';
export { ReadableForms } from './reading/readable-forms.js';
export { linesOfMachine } from './form/machine-lines.js';
export type { Shown, ShownLine } from './kinds/shown.js';
export { shownOf } from './kinds/shown-form.js';
export { Corrections } from './accepting/corrections.js';
export { PdfsDrawnAnew } from './pdf/pdfs-drawn-anew.js';
export { MadePdfs, type FoundPdf } from './pdf/made-pdfs.js';
export { SignatureRecords } from './pdf/signature-records.js';
export { RenderedForms, type StoredPdf } from './pdf/rendered-forms.js';
export { PdfThread, type PdfPart } from './pdf/pdf-thread.js';
export { Signatures, TakesSignatures, type BroughtSignatures } from './signatures/read-signatures.js';
export { SendingGates, type SendingGate } from './accepting/sending-gates.js';
export { SIGNATURES } from './form/signatories.js';
export { signatureUrl } from './signatures/signature.js';
export { newReference, referenceFrom } from './form/reference.js';
export { FormReading, Timeline, TimelineEntry } from './timeline/timeline.js';
export { formSha256, signatureSha256 } from './record/form-content.js';
export { CheckedRecord, RecordChecks, type RecordNow, type RecordSource } from './record/record-checks.js';
export { ReferencedRecords, type Referenced } from './reading/referenced-records.js';
export { tidied } from './form/tidied.js';
export { accountBeside, AccountBeside } from './form/account-beside.js';
