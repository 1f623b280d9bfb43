import type { ErrorCode } from '@kidney/contract/shared/error-codes.ts';
import { ApiError } from '../../../platform/api-error.ts';

/** Why a form was refused, and what was typed into it. Passwords and secrets are never sent back. */
export interface FormProblem {
  /** Where the API refused it. */
  code?: ErrorCode;
  message: string;
  fields: Record<string, string>;
  values: Record<string, string>;
}

const isSecret = (name: string) => /password|token/i.test(name);

function typedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && !isSecret(name)) values[name] = value;
  }
  return values;
}

/** Text of a field, for the API: a file in its place is nothing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export function toFormProblem(error: unknown, form: FormData): FormProblem {
  const values = typedValues(form);
  if (!(error instanceof ApiError)) {
    return { message: '오류가 생겼습니다. 잠시 뒤 다시 해 주십시오.', fields: {}, values };
  }
  const fields: Record<string, string> = {};
  for (const { field, message } of error.failure.fields ?? []) fields[field] ??= message;
  return { code: error.failure.code, message: error.message, fields, values };
}

export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 500);
