import { staffPaths } from '@kidney/contract/office/accounts/staff.paths.ts';
import {
  changeRolesSchema,
  deactivateSchema,
  invitedSchema,
  inviteSchema,
  peopleSchema,
  personParamsSchema,
  personSchema,
  standingSchema,
} from '@kidney/contract/office/accounts/staff.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../../platform/endpoint.ts';
import type { InvitationsService } from './invitations.service.ts';
import { mayManageStaff } from './staff.policy.ts';
import type { StaffAdmin } from './staff.service.ts';

const access = mayManageStaff;
const params = personParamsSchema;
const freshFactor = true;
const output = personSchema;

export function staffEndpoints(people: StaffAdmin, invitations: InvitationsService) {
  return [
    endpoint({
      route: staffPaths.list,
      summary: 'Everybody who has an account, asks for one, or was invited',
      access,
      output: peopleSchema,
      handle: async () => ({ data: await people.list() }),
    }),
    endpoint({
      route: staffPaths.approve,
      summary: 'Let somebody in who asked for an account',
      access,
      freshFactor,
      params,
      body: standingSchema,
      output,
      handle: async ({ params: { id }, body }) => ({
        data: await people.approve(Number(id), body),
        message: '가입을 승인했습니다.',
      }),
    }),
    endpoint({
      route: staffPaths.refuse,
      summary: 'Refuse somebody who asked for an account, and forget them',
      access,
      freshFactor,
      params,
      output: z.null(),
      handle: async ({ params: { id } }) => {
        await people.refuse(Number(id));
        return { data: null, message: '가입 신청을 거절하고 지웠습니다.' };
      },
    }),
    endpoint({
      route: staffPaths.changeRoles,
      summary: 'Change what somebody may do, and end their sessions; who may lead no cases any more hands theirs over',
      access,
      freshFactor,
      params,
      body: changeRolesSchema,
      output,
      handle: async ({ params: { id }, body, principal }) => ({
        data: await people.changeRoles(Number(id), body, principal.sub),
        message: '맡은 일을 바꾸었습니다. 그분은 다시 로그인하셔야 합니다.',
      }),
    }),
    endpoint({
      route: staffPaths.deactivate,
      summary: 'Close the account of somebody who leaves, hand over their open cases, and end their sessions at once',
      access,
      freshFactor,
      params,
      body: deactivateSchema,
      output,
      handle: async ({ params: { id }, body, principal }) => ({
        data: await people.deactivate(Number(id), body, principal.sub),
        message: '계정을 닫았습니다. 그분은 모든 기기에서 로그아웃되었습니다.',
      }),
    }),
    endpoint({
      route: staffPaths.reactivate,
      summary: 'Open a closed account again',
      access,
      freshFactor,
      params,
      body: standingSchema,
      output,
      handle: async ({ params: { id }, body }) => ({
        data: await people.reactivate(Number(id), body),
        message: '계정을 다시 열었습니다.',
      }),
    }),
    endpoint({
      route: staffPaths.unlock,
      summary: 'Forget somebody’s wrong tries to sign in',
      access,
      freshFactor,
      params,
      output,
      handle: async ({ params: { id } }) => ({
        data: await people.unlock(Number(id)),
        message: '로그인 잠금을 풀었습니다.',
      }),
    }),
    endpoint({
      route: staffPaths.invite,
      summary: 'Invite somebody by a one-time link',
      access,
      freshFactor,
      body: inviteSchema,
      output: invitedSchema,
      handle: async ({ principal, body }) => ({
        data: await invitations.invite(principal.sub, body),
        message: '초대했습니다.',
      }),
    }),
    endpoint({
      route: staffPaths.withdraw,
      summary: 'Take an invitation back',
      access,
      freshFactor,
      params,
      output: z.null(),
      handle: async ({ params: { id } }) => {
        await invitations.withdraw(Number(id));
        return { data: null, message: '초대를 거두었습니다.' };
      },
    }),
  ];
}
