import { linkSchema } from '@kidney/contract/office/accounts/email-links.schema.ts';
import { newDevicePaths } from '@kidney/contract/office/accounts/new-device.paths.ts';
import { deviceCodeSchema, givenCodeSchema } from '@kidney/contract/office/accounts/new-device.schema.ts';
import { personParamsSchema } from '@kidney/contract/office/accounts/staff.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../../platform/endpoint.ts';
import { mayManageStaff } from '../staff/staff.policy.ts';
import type { NewDeviceService } from './new-device.service.ts';

const message = '이 기기를 확인했습니다. 이제 로그인해 주십시오.';

/** As it is read out. */
const inThrees = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

export function newDeviceEndpoints(newDevice: NewDeviceService) {
  return [
    endpoint({
      route: newDevicePaths.byLink,
      summary: 'Make a device known by the link that was mailed to its user',
      access: 'public',
      cost: 'database',
      sameOrigin: true,
      body: linkSchema,
      output: z.null(),
      handle: async ({ body, context }) => ({
        data: null,
        message,
        cookies: await newDevice.byLink(body.token, context),
      }),
    }),
    endpoint({
      route: newDevicePaths.byCode,
      summary: 'Make a device known by the code that an owner read out',
      access: 'public',
      cost: 'database',
      sameOrigin: true,
      body: deviceCodeSchema,
      output: z.null(),
      handle: async ({ body, context }) => ({ data: null, message, cookies: await newDevice.byCode(body, context) }),
    }),
    endpoint({
      route: newDevicePaths.giveCode,
      summary: 'A code by which somebody’s new device is let in, to be read out on the telephone',
      access: mayManageStaff,
      freshFactor: true,
      params: personParamsSchema,
      output: givenCodeSchema,
      handle: async ({ params: { id } }) => {
        const given = await newDevice.giveCode(Number(id));
        return {
          data: given,
          message: `전화로 불러 주십시오: ${inThrees(given.code)}. 15분 동안 한 번만 쓸 수 있습니다.`,
        };
      },
    }),
  ];
}
