import { applyDecorators, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { create } from 'content-disposition';
import { ApiProblem } from '@groundsheet/platform';
import { uploadProblems } from './upload.problems.js';
import type { OpenUpload } from './uploads.js';

/** Whatever got into the file, a browser that is led to it runs nothing and loads nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** A route that answers an uploaded file: documents it, and keeps a browser from taking it for anything else. */
export function SandboxedFile(...types: string[]): MethodDecorator {
  return applyDecorators(
    Header('X-Content-Type-Options', 'nosniff'),
    Header('Content-Security-Policy', SANDBOX),
    ApiProduces(...types),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
    ApiProblem(uploadProblems.unknown),
  );
}

/** A small picture that the product has made. @param name without its ending */
export function webpFile(picture: Buffer, name: string): StreamableFile {
  const disposition = create(`${name}.webp`, { type: 'inline' });
  return new StreamableFile(picture, { type: 'image/webp', length: picture.length, disposition });
}

/** @param name without its ending, `photo-1-CS-7K3M9QXD`; what its owner typed is as good */
export function openedFile({ content, contentType, byteSize }: OpenUpload, name: string): StreamableFile {
  return new StreamableFile(content, {
    type: contentType,
    length: byteSize,
    disposition: create(`${name}.${ENDINGS[contentType]}`, { type: 'inline' }),
  });
}
