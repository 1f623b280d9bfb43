import { route } from '../../shared/route.ts';
import type { LinkToken } from './email-links.schema.ts';
import type { DeviceCode, GivenCode } from './new-device.schema.ts';

/** How a device becomes known while strangers try passwords. Afterwards it signs in as ever. */
export const newDevicePaths = {
  byLink: route<{ body: LinkToken; data: null }>('POST', '/auth/device-link'),
  byCode: route<{ body: DeviceCode; data: null }>('POST', '/auth/device-code'),
  giveCode: route<{ params: { id: number }; data: GivenCode }>('POST', '/people/:id/device-code'),
};
