import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api-error.ts';
import { toFormProblem } from './form-problem.ts';

function typed(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe('a refused form', () => {
  const form = typed({ login: 'kim', password: 'secret-1', currentPassword: 'secret-2', newPassword: 'secret-3' });

  test('D-AU-17 keeps what was typed, but no password', () => {
    expect(toFormProblem(new Error('x'), form).values).toEqual({ login: 'kim' });
  });

  test('shows the first problem of every field', () => {
    const fields = [
      { field: 'email', message: '하나' },
      { field: 'email', message: '둘' },
      { field: 'username', message: '셋' },
    ];
    const error = new ApiError(400, { code: 'INVALID_INPUT', message: '다시', requestId: '', fields });
    expect(toFormProblem(error, form)).toMatchObject({ message: '다시', fields: { email: '하나', username: '셋' } });
  });
});
