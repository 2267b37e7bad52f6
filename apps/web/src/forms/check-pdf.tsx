import { Link } from '@tanstack/react-router';

/**
 * Leads a reader to where they can check that a PDF of this form or set is the one that was sent. Not on a phone, whose page is
 * kept short: there the code on the PDF does.
 */
export function CheckPdf({ reference }: { reference: string }) {
  return (
    <p className="max-tablet:hidden print:hidden">
      <Link
        to="/verify/$reference"
        params={{ reference }}
        className="rounded-control font-semibold underline underline-offset-4"
      >
        Check a PDF
      </Link>
    </p>
  );
}
