import { factorsPaths } from '@kidney/contract/office/accounts/factors.paths.ts';
import {
  addedFactorSchema,
  appCodeSchema,
  factorProofSchema,
  factorsSchema,
  newAppSchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  passkeyParamsSchema,
  recoveryCodesSchema,
} from '@kidney/contract/office/accounts/factors.schema.ts';
import { refreshAnswerSchema } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { z } from 'zod';
import { endpoint, formBody } from '../../../platform/endpoint.ts';
import type { SessionsService } from '../sessions.service.ts';
import type { FactorsService } from './factors.service.ts';
import type { ProofService } from './proof.service.ts';

const access = 'signed-in';
/** Open to whoever has given the password and not yet shown, or set up, the second factor. */
const beforeFactor = true;

export function factorsEndpoints(factors: FactorsService, proof: ProofService, sessions: SessionsService) {
  return [
    endpoint({
      route: factorsPaths.list,
      summary: 'The caller’s second factors',
      access,
      beforeFactor,
      output: factorsSchema,
      handle: async ({ principal }) => ({ data: await factors.list(principal) }),
    }),
    endpoint({
      route: factorsPaths.askForPasskey,
      summary: 'A challenge for one of the caller’s passkeys',
      access,
      beforeFactor,
      output: passkeyOptionsSchema,
      handle: async ({ principal }) => ({ data: await proof.askForPasskey(principal) }),
    }),
    endpoint({
      route: factorsPaths.prove,
      summary: 'Show the second factor, and get a token that says so',
      access,
      beforeFactor,
      bodyLimit: formBody,
      body: factorProofSchema,
      output: refreshAnswerSchema,
      handle: async ({ principal, body, context }) => {
        await proof.prove(principal, body);
        const { answer, cookies } = await sessions.renew(principal, context);
        return { data: answer, message: '확인했습니다.', cookies };
      },
    }),
    endpoint({
      route: factorsPaths.beginPasskey,
      summary: 'A challenge for a new passkey',
      access,
      beforeFactor,
      output: passkeyOptionsSchema,
      handle: async ({ principal }) => ({ data: await factors.beginPasskey(principal) }),
    }),
    endpoint({
      route: factorsPaths.addPasskey,
      summary: 'Add a passkey',
      access,
      beforeFactor,
      bodyLimit: formBody,
      body: newPasskeySchema,
      output: addedFactorSchema,
      handle: async ({ principal, body, context }) => {
        const recoveryCodes = await factors.addPasskey(principal, body, context);
        const { answer, cookies } = await sessions.renew(principal, context);
        return {
          data: { ...answer, recoveryCodes },
          message: '패스키를 등록했습니다. 다른 기기에서는 로그아웃되었습니다.',
          cookies,
        };
      },
    }),
    endpoint({
      route: factorsPaths.removePasskey,
      summary: 'Remove one of the caller’s passkeys',
      access,
      freshFactor: true,
      params: passkeyParamsSchema,
      output: z.null(),
      handle: async ({ principal, params: { id } }) => {
        await factors.removePasskey(principal, id);
        return { data: null, message: '패스키를 지웠습니다. 다른 기기에서는 로그아웃되었습니다.' };
      },
    }),
    endpoint({
      route: factorsPaths.beginApp,
      summary: 'A secret for an app that shows six digits',
      access,
      beforeFactor,
      output: newAppSchema,
      handle: async ({ principal }) => ({ data: await factors.beginApp(principal) }),
    }),
    endpoint({
      route: factorsPaths.addApp,
      summary: 'Add the app by the digits that it shows',
      access,
      beforeFactor,
      body: appCodeSchema,
      output: addedFactorSchema,
      handle: async ({ principal, body, context }) => {
        const recoveryCodes = await factors.addApp(principal, body.code);
        const { answer, cookies } = await sessions.renew(principal, context);
        return {
          data: { ...answer, recoveryCodes },
          message: '인증 앱을 등록했습니다. 다른 기기에서는 로그아웃되었습니다.',
          cookies,
        };
      },
    }),
    endpoint({
      route: factorsPaths.removeApp,
      summary: 'Remove the caller’s app',
      access,
      freshFactor: true,
      output: z.null(),
      handle: async ({ principal }) => {
        await factors.removeApp(principal);
        return { data: null, message: '인증 앱을 지웠습니다. 다른 기기에서는 로그아웃되었습니다.' };
      },
    }),
    endpoint({
      route: factorsPaths.renewRecoveryCodes,
      summary: 'Ten new recovery codes in place of the old ones',
      access,
      freshFactor: true,
      output: recoveryCodesSchema,
      handle: async ({ principal }) => ({
        data: await factors.renewRecoveryCodes(principal),
        message: '복구 번호를 새로 만들었습니다. 전에 적어 두신 번호는 이제 쓸 수 없습니다.',
      }),
    }),
  ];
}
