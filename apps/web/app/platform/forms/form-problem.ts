import { ApiError } from '../api-error.ts';

/** Every value of a name, as the form sent them. */
export type TypedValues = Record<string, string[]>;

/** Why a form was refused, and what was typed into it. */
export interface FormProblem {
  message: string;
  /** By the name of the field. */
  fields: Record<string, string>;
  /** Null where the form never left: then it stands there as it was typed. */
  values: TypedValues | null;
}

export function typedValues(form: FormData): TypedValues {
  const values: TypedValues = {};
  for (const [name, value] of form) if (typeof value === 'string') (values[name] ??= []).push(value);
  return values;
}

const titleFor = (count: number) => (count === 1 ? '고칠 곳이 하나 있습니다' : `고칠 곳이 ${count}곳 있습니다`);

export const withFields = (problem: FormProblem, fields: Record<string, string>): FormProblem => ({
  ...problem,
  message: titleFor(Object.keys(fields).length),
  fields,
});

const unsent = '보내지 못했습니다. 적으신 것은 그대로 있습니다. 잠시 뒤 다시 눌러 주십시오.';

export function toFormProblem(error: unknown, form: FormData): FormProblem {
  const isAnswer = error instanceof ApiError;
  const problem = { message: isAnswer ? error.message : unsent, fields: {}, values: typedValues(form) };
  const fields: Record<string, string> = {};
  for (const { field, message } of (isAnswer && error.failure.fields) || []) fields[field] ??= message;
  return Object.keys(fields).length > 0 ? withFields(problem, fields) : problem;
}

export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 500);
