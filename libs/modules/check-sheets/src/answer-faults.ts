import { answerFault, VEHICLE_TYPE_NAMES, type CheckAnswers, type CheckKey } from '@groundsheet/form-rules';
import type { Fault } from '@groundsheet/platform';

/** Answers to items that the vehicle does not have, and answers that its items do not take. */
export function answerFaults({
  selectedVehicle,
  answers,
}: {
  readonly selectedVehicle?: string | null;
  readonly answers: CheckAnswers;
}): Fault[] {
  // It has not been checked yet; what is no vehicle is a fault of its own.
  const vehicle = VEHICLE_TYPE_NAMES.find((type) => type === selectedVehicle);
  return Object.entries(answers).flatMap(([key, value]) => {
    const fault = answerFault(vehicle, key as CheckKey, value);
    return fault
      ? [{ path: `answers.${key}`, code: `check-sheet.${fault.code}`, message: fault.message }]
      : [];
  });
}
