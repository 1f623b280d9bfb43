import { z } from 'zod';
import type { Reading } from '../form.ts';

const address = z.email().max(254);

export function readEmail(typed: string): Reading {
  return address.safeParse(typed).success
    ? { value: typed }
    : { problem: '이메일 주소를 다시 보아 주십시오. 예: name@example.org' };
}
