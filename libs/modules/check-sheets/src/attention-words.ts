import { attentionItems, type CheckAnswers, type VehicleType } from '@groundsheet/form-rules';

/** What needs attention, item by item: `Mirrors` for a fail, `Brake fluid: top up` for work to be done. */
export function attentionWords(vehicle: VehicleType | null, answers: CheckAnswers): string[] {
  return attentionItems(vehicle, answers).map(({ item, answer }) =>
    answer ? `${item.label}: ${answer}` : item.label,
  );
}
