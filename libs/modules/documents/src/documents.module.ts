import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { ArrivedDocuments } from './arrived-documents.js';
import { BeginDocumentHandler } from './commands/begin-document.command.js';
import { BringDocumentBackHandler } from './commands/bring-document-back.command.js';
import { ChangeDocumentHandler } from './commands/change-document.command.js';
import { CompleteDocumentHandler } from './commands/complete-document.command.js';
import { ThrowDocumentAwayHandler } from './commands/throw-document-away.command.js';
import { DocumentFile } from './document-file.entity.js';
import { Document } from './document.entity.js';
import { DocumentSignals } from './document-signals.js';
import { DocumentsController } from './documents.controller.js';
import { OwnDocuments } from './own-documents.js';
import { CountDocumentsHandler } from './queries/count-documents.query.js';
import { ListDocumentsHandler } from './queries/list-documents.query.js';
import { OpenDocumentFileHandler } from './queries/open-document-file.query.js';

@Module({
  imports: [MikroOrmModule.forFeature([Document, DocumentFile])],
  controllers: [DocumentsController],
  providers: [
    OwnDocuments,
    ArrivedDocuments,
    DocumentSignals,
    BeginDocumentHandler,
    CompleteDocumentHandler,
    ChangeDocumentHandler,
    ThrowDocumentAwayHandler,
    BringDocumentBackHandler,
    ListDocumentsHandler,
    CountDocumentsHandler,
    OpenDocumentFileHandler,
  ],
})
export class DocumentsModule {}
