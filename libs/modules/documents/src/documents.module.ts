import { Module } from '@nestjs/common';
import { DocumentReader } from './reading/document-reader.js';

@Module({ providers: [DocumentReader] })
export class DocumentsModule {}
