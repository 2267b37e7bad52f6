import type { Attention } from '@groundsheet/contracts';
import { attentionItems, type CheckAnswers, type VehicleType } from '@groundsheet/form-rules';

/** What needs attention, item by item: `Mirrors` for a fail, `Brake fluid: top up` for work to be done. */
export function attentionOf(vehicle: VehicleType | null, answers: CheckAnswers): Attention[] {
  return attentionItems(vehicle, answers).map(({ item: { key, label }, answer }) => ({
    key,
    words: answer ? `${label}: ${answer}` : label,
  }));
}

export function attentionWords(vehicle: VehicleType | null, answers: CheckAnswers): string[] {
  return attentionOf(vehicle, answers).map(({ words }) => words);
}
