import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { line } from '../../shared/text.schema.ts';

const digits = /^\d{6}$/;

/** Read out on the telephone by an owner, so spaces between the digits are no mistake. */
export const deviceCodeSchema = z.object({
  login: line({ min: 1, max: 254 }),
  code: line({ min: 1, max: 20 })
    .overwrite((typed) => typed.replaceAll(/[\s-]/g, ''))
    .regex(digits, { error: '여섯 자리 숫자를 적어 주십시오.' }),
});

export const givenCodeSchema = z.object({ code: z.string().regex(digits), until: isoMoment });

export type DeviceCode = z.input<typeof deviceCodeSchema>;
export type GivenCode = z.infer<typeof givenCodeSchema>;
