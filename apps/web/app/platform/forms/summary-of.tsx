import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import type { FormProblem } from './form-problem.ts';

/** What is to be put right, above the form. Only a field that is drawn can be led to. */
export function SummaryOf({ problem, names }: { problem: FormProblem; names: readonly string[] }) {
  const problems = Object.entries(problem.fields).map(([name, message]) =>
    names.includes(name) ? { fieldId: name, message } : { message },
  );
  return <ErrorSummary title={problem.message} problems={problems} answer={problem} />;
}
