import {
  answerLabel,
  attentionItems,
  countAnswers,
  itemsOf,
  type CheckAnswers,
  type VehicleType,
} from '@groundsheet/form-rules';

/** How a check has turned out. */
export interface CheckResult {
  /** What needs attention, item by item: 'Mirrors: Fail'. */
  readonly defects: string[];
  readonly hasFail: boolean;
  /** '3 of 24 items were not answered.'; null where all were. Without a vehicle nobody knows how many there are. */
  readonly open: string | null;
  /** Of a check without defects. */
  readonly verdict: string;
}

export function resultOf(vehicle: VehicleType | null, answers: CheckAnswers): CheckResult {
  const found = attentionItems(vehicle, answers);
  const { answered, total } = countAnswers(itemsOf(vehicle), answers);
  const open = !vehicle
    ? 'No type of vehicle was chosen, so it is not known which items had to be checked.'
    : answered < total
      ? `${total - answered} of ${total} items were not answered.`
      : null;
  return {
    defects: found.map(({ item, answer }) => `${item.label}: ${answerLabel(answer)}`),
    hasFail: found.some(({ answer }) => answer === false),
    open,
    verdict: open ? 'The check was not completed' : `No defects: all ${total} items checked`,
  };
}
