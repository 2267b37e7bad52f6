import { applyDecorators, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { OpenUpload } from './uploads.js';

/** Whatever got into the file, a browser that is led to it runs nothing and loads nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A route that answers an uploaded photo: documents it, and keeps a browser from taking it for anything else. */
export function PhotoHeaders(): MethodDecorator {
  return applyDecorators(
    Header('X-Content-Type-Options', 'nosniff'),
    Header('Content-Security-Policy', SANDBOX),
    ApiProduces('image/jpeg'),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
  );
}

/** @param name without its ending, `photo-1-CS-7K3M9QXD` */
export function photoAnswer({ content, contentType, byteSize }: OpenUpload, name: string): StreamableFile {
  return new StreamableFile(content, {
    type: contentType,
    length: byteSize,
    disposition: `inline; filename="${name}.jpg"`,
  });
}
