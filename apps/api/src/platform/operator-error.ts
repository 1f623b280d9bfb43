/** Something the operator has to put right. The command line says it without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
