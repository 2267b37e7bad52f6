import { CertificateFiles } from './certificate-files.js';
import {
  BeginCertificateFileHandler,
  CompleteCertificateFileHandler,
} from './commands/certificate-file.commands.js';
import { RemoveCertificateHandler } from './commands/remove-certificate.command.js';
import { SaveCertificateHandler } from './commands/save-certificate.command.js';
import { CurrentCertificates } from './current-certificates.js';
import {
  GetCertificateFileHandler,
  OpenCertificateByCodeHandler,
  OpenCertificateHandler,
  OpenedCertificates,
} from './queries/certificate-file.queries.js';
import { EraseOldCertificatesWhenHousekeepingDue } from './subscribers/erase-old-certificates-when-housekeeping-due.js';
import { KeepProposalsWhenCertificateRead } from './subscribers/keep-proposals-when-certificate-read.js';
import { LookAfterCertificatesWhenHousekeepingDue } from './subscribers/look-after-certificates-when-housekeeping-due.js';

export const CERTIFICATE_PROVIDERS = [
  CurrentCertificates,
  CertificateFiles,
  OpenedCertificates,
  BeginCertificateFileHandler,
  CompleteCertificateFileHandler,
  SaveCertificateHandler,
  RemoveCertificateHandler,
  GetCertificateFileHandler,
  OpenCertificateHandler,
  OpenCertificateByCodeHandler,
  KeepProposalsWhenCertificateRead,
  LookAfterCertificatesWhenHousekeepingDue,
  EraseOldCertificatesWhenHousekeepingDue,
];
