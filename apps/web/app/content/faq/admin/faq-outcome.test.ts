import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api-error.ts';
import { failed, failedToCreate } from './faq-outcome.ts';

const refusal = new ApiError(409, { code: 'LIMIT_REACHED', message: '더 넣을 수 없습니다.', requestId: '' });
const broken = new ApiError(500, { code: 'INTERNAL', message: '오류가 생겼습니다.', requestId: '' });

describe('what a failed act says', () => {
  test('S-FAQ-08 a non-200 answer says that it failed', () => {
    expect(failed('질문을 삭제하지 못했습니다.', broken)).toBe('질문을 삭제하지 못했습니다.');
    expect(failed('질문을 고치지 못했습니다.', refusal)).toBe('질문을 고치지 못했습니다. 더 넣을 수 없습니다.');
  });

  test('S-FAQ-08 an exception says that an error occurred', () => {
    const message = '오류가 생겼습니다. 잠시 뒤 다시 해 주십시오.';
    expect(failed('질문을 삭제하지 못했습니다.', new TypeError('Failed to fetch'))).toBe(message);
    expect(failedToCreate(new TypeError('Failed to fetch'))).toBe(message);
  });

  test('S-FAQ-08 adding says the server message, or a general one', () => {
    expect(failedToCreate(refusal)).toBe('더 넣을 수 없습니다.');
    expect(failedToCreate(broken)).toBe('질문을 추가하지 못했습니다.');
  });
});
