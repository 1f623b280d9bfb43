import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { SummaryProblem } from '../../../../ui/error-summary/error-summary.tsx';

const fields = ['title', 'html', 'office', 'attachments', 'publish.at', 'pinnedUntil'] as const;
export type Field = (typeof fields)[number];

/** What each field's own line says. */
export type FieldErrors = Partial<Record<Field, string>>;

export const fieldId = (field: Field) => `post-${field.replace('.', '-')}`;

/** The server may speak of a part of a field. What it says of no field of the form stands with the title. */
export function problemsOf(problems: readonly FieldProblem[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of problems) {
    const known = fields.find((each) => field === each || field.startsWith(`${each}.`)) ?? 'title';
    errors[known] ??= message;
  }
  return errors;
}

export const summaryOf = (errors: FieldErrors): SummaryProblem[] =>
  fields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldId(field), message }];
  });
