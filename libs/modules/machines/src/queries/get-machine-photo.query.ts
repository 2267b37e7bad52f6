import { EntityManager } from '@mikro-orm/postgresql';
import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { openedFile, uploadIdOf, Uploads } from '@groundsheet/files';
import { Machine } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';

export class GetMachinePhoto extends Query<StreamableFile> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetMachinePhoto)
export class GetMachinePhotoHandler implements IQueryHandler<GetMachinePhoto> {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
  ) {}

  async execute({ id }: GetMachinePhoto): Promise<StreamableFile> {
    const machine = await this.em.findOne(Machine, { id });
    if (!machine?.photo) throw machineProblems.noPhoto();
    return openedFile(await this.uploads.open(uploadIdOf(machine.photo)!, id), 'machine');
  }
}
