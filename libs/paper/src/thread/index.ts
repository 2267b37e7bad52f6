export { moduleBeside } from './module-beside.js';
export { PdfThread } from './pdf-thread.js';
