import { route } from '../../shared/route.ts';
import type { RefreshAnswer } from './accounts.schema.ts';
import type {
  AcceptInvitation,
  ForgottenPassword,
  LinkToken,
  OpenInvitation,
  OpenProof,
  ResetPassword,
} from './email-links.schema.ts';

/** What one-time links lead to. Their secrets travel in bodies, which no log keeps. */
export const emailLinksPaths = {
  proveEmail: route<{ body: LinkToken; data: null }>('POST', '/auth/email-proof'),
  openProof: route<{ body: LinkToken; data: OpenProof }>('POST', '/auth/email-proof/applicant'),
  forgotPassword: route<{ body: ForgottenPassword; data: null }>('POST', '/auth/forgotten-password'),
  resetPassword: route<{ body: ResetPassword; data: null }>('POST', '/auth/password-reset'),
  openInvitation: route<{ body: LinkToken; data: OpenInvitation }>('POST', '/auth/invitation'),
  acceptInvitation: route<{ body: AcceptInvitation; data: RefreshAnswer }>('POST', '/auth/invitation/acceptance'),
};
