export { FormsModule } from './forms.module.js';
export { AcceptedForms, entriesOfSending } from './accepted-forms.js';
export { DraftCheck } from './draft-check.js';
export { DriverForm } from './driver-form.entity.js';
export { FieldColumns, type Stored } from './field-columns.js';
export { completionOf, DescribedBy, formBody } from './form-body.js';
export {
  EXPORT_SECTIONS,
  type ExportColumn,
  type ExportedBeside,
  type ExportedDay,
  type FormExport,
} from './form-export.js';
export { FormKinds, type CoverOfKind, type FormKindDescriptor, type MailOfKind } from './form-kinds.js';
export { FormOrders } from './form-orders.js';
export { READ_AS, Reader, type FormReader, type ReadAs } from './form-reader.js';
export { formProblems } from './form.problems.js';
export { BeginsDraft, ReadsForm, SavesDraft, SendsForm } from './form-routes.js';
export { FormAcceptedResponse, FormSavedResponse } from './form.dto.js';
export { formResponse, storedForm, StoredFormResponse, type FormResponse } from './form.response.js';
export { Issued } from './issued.entity.js';
export { DraftLimited } from './limits/draft-limited.decorator.js';
export { DraftLimits } from './limits/draft-limits.js';
export { GuestLimited } from './limits/guest-limited.decorator.js';
export { FormLimits } from './limits/form-limits.js';
export { FormLinks } from './links/form-links.js';
export { LinkVersions } from './links/link-versions.js';
export { ChangeableForms } from './changeable-forms.js';
export { GetForm } from './queries/get-form.query.js';
export { FormRows, type ReadForm } from './rows/form-rows.js';
export type { FormPlace, FormsChoice, ListedForm } from './rows/listed-forms-sql.js';
export type { SentCheck } from './rows/checks-sql.js';
export { OVERVIEW_PARTS, type OverviewPart, type OverviewRange } from './rows/overview-sql.js';
export { ReadableForms } from './readable-forms.js';
export { linesOfMachine } from './machine-lines.js';
export { RenderedForms } from './rendered-forms.js';
export { PdfThread, type PdfPart } from './pdf/pdf-thread.js';
export { Signatures, TakesSignatures, type BroughtSignatures } from './signatures/read-signatures.js';
export { SendingGates, type SendingGate } from './sending-gates.js';
export { SIGNATURES } from './signatories.js';
export { signatureUrl } from './signatures/signature.js';
export { newReference } from './reference.js';
export { Timeline, TimelineEntry } from './timeline/timeline.js';
export { ReferencedRecords } from './referenced-records.js';
export { tidied } from './tidied.js';
