/** What reads the PDFs of others, away from the page. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
