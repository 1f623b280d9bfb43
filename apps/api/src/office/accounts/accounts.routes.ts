import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import {
  changePasswordSchema,
  editProfileSchema,
  profileSchema,
  refreshAnswerSchema,
  refreshSchema,
  signInSchema,
  signUpSchema,
} from '@kidney/contract/office/accounts/accounts.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { ProfileService } from './profile.service.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SignInService } from './sign-in.service.ts';
import type { SignUpService } from './sign-up.service.ts';

interface Services {
  signIn: SignInService;
  signUp: SignUpService;
  sessions: SessionsService;
  profile: ProfileService;
  /** Whether the operator has set mail up. */
  hasMail: boolean;
}

const afterSignUp = (hasMail: boolean) =>
  hasMail
    ? '메일로 보내 드린 주소를 눌러 이메일을 확인해 주십시오. 그 뒤 관리자가 승인하면 로그인하실 수 있습니다.'
    : '관리자가 승인하면 로그인하실 수 있습니다.';

const alsoGone = (invitations: number) =>
  invitations === 0 ? '' : ` 보내 두신 초대 ${invitations}건도 거두었습니다. 필요하면 다시 초대해 주십시오.`;

export function accountsEndpoints({ signIn, signUp, sessions, profile, hasMail }: Services) {
  return [
    endpoint({
      route: accountsPaths.signUp,
      summary: 'Ask for an account, which can do nothing until an owner approves it',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'sign-up-address',
      sameOrigin: true,
      body: signUpSchema,
      output: z.null(),
      handle: async ({ body, context }) => {
        await signUp.signUp(body, context);
        return { data: null, message: `가입 신청을 받았습니다. ${afterSignUp(hasMail)}` };
      },
    }),
    endpoint({
      route: accountsPaths.signIn,
      summary: 'Sign in with username or e-mail',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'sign-in-account',
      sameOrigin: true,
      body: signInSchema,
      output: refreshAnswerSchema,
      handle: async ({ body, context }) => {
        const { answer, cookies } = await signIn.signIn(body, context);
        return { data: answer, message: '로그인했습니다.', cookies };
      },
    }),
    endpoint({
      route: accountsPaths.refresh,
      summary: 'A new access token for the refresh cookie',
      access: 'public',
      cost: 'database',
      sameOrigin: true,
      bare: true,
      body: refreshSchema,
      output: refreshAnswerSchema,
      handle: async ({ body, context }) => {
        const { answer, cookies } = await sessions.refresh(context, body.refreshToken);
        return { data: answer, cookies };
      },
    }),
    endpoint({
      route: accountsPaths.signOut,
      summary: 'End this session',
      access: 'public',
      cost: 'database',
      sameOrigin: true,
      output: z.null(),
      handle: async ({ context }) => ({
        data: null,
        message: '로그아웃했습니다.',
        cookies: await sessions.close(context),
      }),
    }),
    endpoint({
      route: accountsPaths.me,
      summary: 'The signed-in person',
      access: 'signed-in',
      beforeFactor: true,
      output: profileSchema,
      handle: async ({ principal }) => ({ data: await profile.get(principal) }),
    }),
    endpoint({
      route: accountsPaths.editProfile,
      summary: 'Change own name and e-mail',
      access: 'signed-in',
      body: editProfileSchema,
      output: profileSchema,
      handle: async ({ principal, body }) => ({
        data: await profile.edit(principal, body),
        message: '회원 정보를 고쳤습니다.',
      }),
    }),
    endpoint({
      route: accountsPaths.changePassword,
      summary: 'Change own password and end the other sessions',
      access: 'signed-in',
      body: changePasswordSchema,
      output: z.null(),
      handle: async ({ principal, body }) => {
        const withdrawn = await profile.changePassword(principal, body);
        return {
          data: null,
          message: `비밀번호를 바꿨습니다. 다른 기기에서는 로그아웃되었습니다.${alsoGone(withdrawn)}`,
        };
      },
    }),
  ];
}
