import { SaveFileLink } from '../../components/save-file-link.js';

/** Everything that the server keeps of the account, as a file. */
export function OwnData() {
  return (
    <section aria-labelledby="own-data-title" className="flex flex-col gap-3">
      <h2 id="own-data-title" className="text-xl">
        Your data
      </h2>
      <p>
        One file (JSON) with your account, what is remembered for you, where you are signed in, your drafts,
        the forms you sent, what happened to their mails, and the details of the documents in your vault. For
        the PDFs, or a table for a spreadsheet, open &ldquo;View Forms&rdquo;.
      </p>
      <SaveFileLink size="action" href="/api/drivers/me/data">
        Download my data
      </SaveFileLink>
    </section>
  );
}
