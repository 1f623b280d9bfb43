import { errorCodes } from '@kidney/contract/shared/error-codes.ts';
import { describe, expect, it } from 'vitest';
import { AppError, isDatabaseAway, toAppError, toFailure } from './errors.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('errors', () => {
  it.each(errorCodes.filter((code) => code !== 'REFRESH_TOKEN_EXPIRED'))('S-API-01 %s speaks Korean', (code) => {
    const error = new AppError(code);
    expect(error.message).toMatch(/^[가-힣 .,]+$/);
    expect(error.status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    '08006',
    '53300',
    '57P01',
    '57P03',
    '57014',
    '55P03',
    '25006',
    '40001',
    '40P01',
    'ECONNREFUSED',
    'ECONNRESET',
  ])('S-API-01 %s means not now: 503', (code) => {
    expect(isDatabaseAway(new Error('query failed', { cause: withCode(code) }))).toBe(true);
    expect(toAppError(withCode(code))).toMatchObject({ status: 503, details: { retryAfter: 5 } });
  });

  it.each(['23505', '42P01', '22P02', 'ERR_X'])('S-API-01 %s is a bug: 500, and nothing of it is shown', (code) => {
    const error = toAppError(withCode(code));
    expect(error.status).toBe(500);
    expect(JSON.stringify(toFailure(error, 'r'))).not.toContain(code);
  });
});
