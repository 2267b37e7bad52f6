import { Param, ParseUUIDPipe } from '@nestjs/common';
import { requestProblems } from '../problems/request.problems.js';
import { ApiProblem } from './api-problem.js';

const IdPipe = new ParseUUIDPipe({ exceptionFactory: () => requestProblems.notFound() });

/** The id in a path: one that is no UUID is simply not found. */
export function IdParam(name = 'id'): ParameterDecorator {
  return (target, method, index) => {
    Param(name, IdPipe)(target, method, index);
    ApiProblem(requestProblems.notFound)(target, method!, Object.getOwnPropertyDescriptor(target, method!)!);
  };
}
