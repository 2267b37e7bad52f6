import { applyDecorators } from '@nestjs/common';
import { ApiProblem, KnowsSender } from '@groundsheet/platform';
import { uploadProblems } from './upload.problems.js';

/** A route that gives out an address for a file: knows the device by a cookie, and documents the refusals of `UploadAddresses.give`. */
export function GivesUploadAddress(): MethodDecorator {
  return applyDecorators(
    KnowsSender(),
    ApiProblem(
      uploadProblems.tooMany,
      uploadProblems.noRoomForNetwork,
      uploadProblems.noRoomForAccount,
      uploadProblems.noRoomForNow,
      uploadProblems.noRoom,
    ),
  );
}
