// For layouts and the thread that draws them: code that only has PDFs drawn need not load pdfkit and the fonts.
export { banner, type Banner } from './blocks/banner.js';
export { checklist, type ChecklistPart } from './blocks/checklist.js';
export { facts, tiles, type Fact } from './blocks/facts.js';
export { header } from './blocks/header.js';
export { heading, notes, notesTogether, remark } from './blocks/notes.js';
export { lines } from './blocks/lines.js';
export { photos, type Picture } from './blocks/photos.js';
export { signatures, type SignatureBox } from './blocks/signatures.js';
export { table, type TableColumn, type TableRow } from './blocks/table.js';
export { drawQrCode, type Mood } from './figures.js';
export { INK } from './ink.js';
export { Page, type Letterhead } from './page.js';
