import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { ArrivedDocuments } from './arrived-documents.js';
import { BeginDocumentHandler } from './commands/begin-document.command.js';
import { BringDocumentBackHandler, ThrowDocumentAwayHandler } from './commands/document-bin.commands.js';
import { ChangeDocumentHandler, CompleteDocumentHandler } from './commands/document.commands.js';
import { DocumentPage } from './document-page.entity.js';
import { DocumentFile, Document, DocumentProposal } from './document.entity.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsOfDriver } from './documents-of-driver.js';
import { VaultRoom } from './vault-room.js';
import { CountDocumentsHandler, ReadOwnDocumentsHandler } from './queries/document.queries.js';
import { ListDocumentsHandler } from './queries/list-documents.query.js';
import { OpenDocumentFileHandler } from './queries/open-document-file.query.js';
import { AnswerProposalHandler } from './commands/answer-proposal.command.js';
import { DocumentFilesController } from './document-files.controller.js';
import { ListVaultReadsHandler } from './queries/list-vault-reads.query.js';
import { OpenProposalPictureHandler, OpenThumbnailHandler } from './queries/open-document-picture.queries.js';
import { DocumentReader } from './document-reader.js';
import { DrawDocumentWhenShared } from './subscribers/draw-document-when-shared.js';
import { EraseVaultWhenAccountDeleted } from './subscribers/erase-vault-when-account-deleted.js';
import { RemindOwnersWhenHousekeepingDue } from './subscribers/remind-owners-when-housekeeping-due.js';
import { TidyVaultsWhenHousekeepingDue } from './subscribers/tidy-vaults-when-housekeeping-due.js';
import { ReadCertificateWhenFileArrived } from './subscribers/read-certificate-when-file-arrived.js';
import { ReadDocumentWhenUploaded } from './subscribers/read-document-when-uploaded.js';
import { ReadPhotosWhenUploaded } from './subscribers/read-photos-when-uploaded.js';
import { DocumentReading } from './reading/document-reading.js';
import { FileCopies } from './reading/file-copies.js';
import { PageDrawer } from './reading/page-drawer.js';
import { PageDrawing } from './reading/page-drawing.js';
import { ListSharePacksHandler, ReadOwnSharePacksHandler } from './share-packs/list-share-packs.queries.js';
import { ListSharePacksOfHandler } from './share-packs/list-share-packs-of.query.js';
import { MakeSharePackHandler } from './share-packs/make-share-pack.command.js';
import { OpenSharePackHandler, WithdrawSharePackHandler } from './share-packs/share-pack.commands.js';
import {
  OpenSharedFileHandler,
  OpenSharedPageHandler,
  ReadSharePackHandler,
} from './share-packs/read-share-pack.queries.js';
import { SharePackLinks } from './share-packs/share-pack-links.js';
import { SharePack } from './share-packs/share-pack.entity.js';
import { SharePacksController } from './share-packs/share-packs.controller.js';

@Module({
  imports: [MikroOrmModule.forFeature([Document, DocumentFile, DocumentPage, DocumentProposal, SharePack])],
  controllers: [DocumentsController, DocumentFilesController, SharePacksController],
  providers: [
    DocumentReader,
    ReadDocumentWhenUploaded,
    ReadCertificateWhenFileArrived,
    ReadPhotosWhenUploaded,
    DocumentReading,
    FileCopies,
    PageDrawer,
    PageDrawing,
    DrawDocumentWhenShared,
    TidyVaultsWhenHousekeepingDue,
    RemindOwnersWhenHousekeepingDue,
    EraseVaultWhenAccountDeleted,
    ReadOwnDocumentsHandler,
    ReadOwnSharePacksHandler,
    DocumentsOfDriver,
    VaultRoom,
    ArrivedDocuments,
    BeginDocumentHandler,
    CompleteDocumentHandler,
    ChangeDocumentHandler,
    ThrowDocumentAwayHandler,
    BringDocumentBackHandler,
    ListDocumentsHandler,
    CountDocumentsHandler,
    OpenDocumentFileHandler,
    OpenThumbnailHandler,
    OpenProposalPictureHandler,
    ListVaultReadsHandler,
    AnswerProposalHandler,
    SharePackLinks,
    MakeSharePackHandler,
    WithdrawSharePackHandler,
    OpenSharePackHandler,
    ListSharePacksHandler,
    ListSharePacksOfHandler,
    ReadSharePackHandler,
    OpenSharedFileHandler,
    OpenSharedPageHandler,
  ],
})
export class DocumentsModule {}
