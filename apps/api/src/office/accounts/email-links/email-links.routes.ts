import { emailLinksPaths } from '@kidney/contract/office/accounts/email-links.paths.ts';
import { refreshAnswerSchema } from '@kidney/contract/office/accounts/accounts.schema.ts';
import {
  acceptInvitationSchema,
  forgottenPasswordSchema,
  linkSchema,
  openInvitationSchema,
  openProofSchema,
  resetPasswordSchema,
} from '@kidney/contract/office/accounts/email-links.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../../platform/endpoint.ts';
import type { InvitationsService } from '../staff/invitations.service.ts';
import type { SignInService } from '../sign-in.service.ts';
import type { EmailLinksService } from './email-links.service.ts';

export function emailLinksEndpoints(links: EmailLinksService, invitations: InvitationsService, signIn: SignInService) {
  return [
    endpoint({
      route: emailLinksPaths.proveEmail,
      summary: 'Prove an e-mail by the link that was sent there',
      access: 'public',
      cost: 'database',
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
      route: emailLinksPaths.openProof,
      summary: 'Who asks to have an e-mail proved',
      access: 'public',
      cost: 'database',
      body: linkSchema,
      output: openProofSchema,
      handle: async ({ body }) => ({ data: await links.openProof(body.token) }),
    }),
    endpoint({
      route: emailLinksPaths.forgotPassword,
      summary: 'Have a link mailed by which a forgotten password is set anew',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'one-time-link-address',
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
      route: emailLinksPaths.resetPassword,
      summary: 'Set a forgotten password anew and end all sessions',
      access: 'public',
      cost: 'database',
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
      route: emailLinksPaths.openInvitation,
      summary: 'What an invitation offers',
      access: 'public',
      cost: 'database',
      body: linkSchema,
      output: openInvitationSchema,
      handle: async ({ body }) => ({ data: await invitations.open(body.token) }),
    }),
    endpoint({
      route: emailLinksPaths.acceptInvitation,
      summary: 'Join by an invitation, and be signed in',
      access: 'public',
      cost: 'database',
      sameOrigin: true,
      body: acceptInvitationSchema,
      output: refreshAnswerSchema,
      handle: async ({ body: { token, ...person }, context }) => {
        const joined = await invitations.accept(token, person, context.clientAddress);
        const { answer, cookies } = await signIn.enter(joined, context);
        return { data: answer, message: '직원이 되셨습니다.', cookies };
      },
    }),
  ];
}
