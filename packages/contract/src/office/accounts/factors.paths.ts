import { route } from '../../shared/route.ts';
import type { RefreshAnswer } from './accounts.schema.ts';
import type {
  AddedFactor,
  AppCode,
  FactorProof,
  Factors,
  NewApp,
  NewPasskey,
  PasskeyOptions,
} from './factors.schema.ts';

export const factorsPaths = {
  list: route<{ data: Factors }>('GET', '/auth/factors'),
  askForPasskey: route<{ data: PasskeyOptions }>('POST', '/auth/factors/challenge'),
  prove: route<{ body: FactorProof; data: RefreshAnswer }>('POST', '/auth/factors/proof'),
  beginPasskey: route<{ data: PasskeyOptions }>('POST', '/auth/factors/passkeys/challenge'),
  addPasskey: route<{ body: NewPasskey; data: AddedFactor }>('POST', '/auth/factors/passkeys'),
  removePasskey: route<{ params: { id: string }; data: null }>('DELETE', '/auth/factors/passkeys/:id'),
  beginApp: route<{ data: NewApp }>('POST', '/auth/factors/app'),
  addApp: route<{ body: AppCode; data: AddedFactor }>('POST', '/auth/factors/app/confirmation'),
  removeApp: route<{ data: null }>('DELETE', '/auth/factors/app'),
  renewRecoveryCodes: route<{ data: string[] }>('POST', '/auth/factors/recovery-codes'),
};
