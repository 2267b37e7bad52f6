/** The two forms as the addresses of the API name them. */
export type FormKind = 'timesheet' | 'check-sheet';

/** Where the PDF of a sent form is. */
export function pdfUrl(kind: FormKind, id: string): string {
  return `/api/${kind}s/${encodeURIComponent(id)}/pdf`;
}
