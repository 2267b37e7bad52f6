import sharp from 'sharp';
import { inGrey, type Ink, type InkJob } from './ink.js';
import { drawPhoto, type DrawnPhoto, type PhotoFault, type PhotoJob } from './photo.js';

// No picture comes twice.
sharp.cache(false);
sharp.concurrency(1);
// A file may be anything: of the many kinds that libvips knows, only these are decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** What the process for pictures does; see `Pictures`. */
export function work(job: PhotoJob | InkJob): Promise<DrawnPhoto | PhotoFault | Ink[]> {
  return 'path' in job ? drawPhoto(job) : Promise.all(job.pngs.map(inGrey));
}
