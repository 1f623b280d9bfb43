import { linksPaths } from '@kidney/contract/accounts/links.paths.ts';
import {
  acceptInvitationSchema,
  forgottenPasswordSchema,
  linkSchema,
  openInvitationSchema,
  openProofSchema,
  resetPasswordSchema,
} from '@kidney/contract/accounts/links.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../../platform/endpoint.ts';
import type { InvitationsService } from '../people/invitations.service.ts';
import type { LinksService } from './links.service.ts';

export function linksEndpoints(links: LinksService, invitations: InvitationsService) {
  return [
    endpoint({
      route: linksPaths.proveEmail,
      summary: 'Prove an e-mail by the link that was sent there',
      access: 'public',
      sameOrigin: true,
      body: linkSchema,
      output: z.null(),
      handle: async ({ body }) => {
        await links.proveEmail(body.token);
        return { data: null, message: '이메일을 확인했습니다. 관리자가 승인하면 로그인하실 수 있습니다.' };
      },
    }),
    endpoint({
      // As with an invitation: it comes from another site, and without the secret it says nothing.
      route: linksPaths.openProof,
      summary: 'Who asks to have an e-mail proved',
      access: 'public',
      body: linkSchema,
      output: openProofSchema,
      handle: async ({ body }) => ({ data: await links.openProof(body.token) }),
    }),
    endpoint({
      route: linksPaths.forgotPassword,
      summary: 'Have a link mailed by which a forgotten password is set anew',
      access: 'public',
      sameOrigin: true,
      body: forgottenPasswordSchema,
      output: z.null(),
      handle: async ({ body, context }) => {
        await links.forgotPassword(body.email, context.clientAddress);
        return {
          data: null,
          message:
            '그 이메일로 가입하신 계정이 있으면 비밀번호를 새로 정하는 주소를 보내 드립니다. 30분 안에 눌러 주십시오.',
        };
      },
    }),
    endpoint({
      route: linksPaths.resetPassword,
      summary: 'Set a forgotten password anew and end all sessions',
      access: 'public',
      sameOrigin: true,
      body: resetPasswordSchema,
      output: z.null(),
      handle: async ({ body, context }) => {
        await links.resetPassword(body.token, body.newPassword, context.clientAddress);
        return { data: null, message: '비밀번호를 새로 정했습니다. 새 비밀번호로 로그인해 주십시오.' };
      },
    }),
    endpoint({
      // Opened by a link in a mail, so it comes from another site; without the secret it says nothing.
      route: linksPaths.openInvitation,
      summary: 'What an invitation offers',
      access: 'public',
      body: linkSchema,
      output: openInvitationSchema,
      handle: async ({ body }) => ({ data: await invitations.open(body.token) }),
    }),
    endpoint({
      route: linksPaths.acceptInvitation,
      summary: 'Join by an invitation',
      access: 'public',
      sameOrigin: true,
      body: acceptInvitationSchema,
      output: z.null(),
      handle: async ({ body: { token, ...person }, context }) => {
        await invitations.accept(token, person, context.clientAddress);
        return { data: null, message: '직원이 되셨습니다. 이제 로그인해 주십시오.' };
      },
    }),
  ];
}
