/**
 * The lock of `Transaction.lock` behind which one machine is changed, whatever is changed on it: its defects, its certificates, its
 * number.
 *
 * @param machineKey as `machineKey` of form-rules has it
 */
export function lockOfMachine(machineKey: string): string {
  return `machine ${machineKey}`;
}
