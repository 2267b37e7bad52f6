import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { download } from '@groundsheet/platform';
import { formProblems } from '@groundsheet/forms';
import { signRequestProblems } from '../sign-request.problems.js';
import type { AskedRequest } from '../sign-requests.js';
import { SignTargets } from '../sign-targets.js';

/** The PDF of what a person is asked to sign, to be read before. */
export class GetPdfToSign extends Query<StreamableFile> {
  constructor(readonly asked: AskedRequest) {
    super();
  }
}

@QueryHandler(GetPdfToSign)
export class GetPdfToSignHandler implements IQueryHandler<GetPdfToSign> {
  constructor(private readonly targets: SignTargets) {}

  /** @throws {Problem} 404 where it is no more, 503 while the PDF is being made */
  async execute({ asked: { formKind, formId } }: GetPdfToSign): Promise<StreamableFile> {
    const signable = await this.targets.of(formKind).seen(formId);
    if (!signable) throw signRequestProblems.deadLink();
    if (!signable.pdf) throw formProblems.pdfNotReady();
    const { fileName, read } = signable.pdf;
    return download(await read(), { type: 'application/pdf', name: fileName });
  }
}
