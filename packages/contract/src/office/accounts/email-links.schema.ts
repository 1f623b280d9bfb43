import { z } from 'zod';
import { line, text } from '../../shared/text.schema.ts';
import { emailSchema, nickNameSchema, passwordSchema, roleSchema, roles, usernameSchema } from './accounts.schema.ts';

/** The secret of a one-time link. Any text is taken: one that is no secret of ours opens nothing. */
const token = text({ max: 100 });

export const linkSchema = z.object({ token });
export const forgottenPasswordSchema = z.object({ email: emailSchema });
export const resetPasswordSchema = z.object({ token, newPassword: passwordSchema });
export const acceptInvitationSchema = z.object({
  token,
  username: usernameSchema,
  nickName: nickNameSchema,
  password: passwordSchema,
});
/** What somebody sees who was invited, before they join. */
export const openInvitationSchema = z.object({
  email: line({ max: 254 }),
  roles: z.array(roleSchema).max(roles.length),
});

/** Who signed up with an e-mail, for its holder to see before they prove it. */
export const openProofSchema = z.object({ username: line({ max: 40 }), nickName: line({ max: 40 }) });

export type LinkToken = z.input<typeof linkSchema>;
export type ForgottenPassword = z.input<typeof forgottenPasswordSchema>;
export type ResetPassword = z.input<typeof resetPasswordSchema>;
export type AcceptInvitation = z.input<typeof acceptInvitationSchema>;
export type OpenProof = z.infer<typeof openProofSchema>;
export type OpenInvitation = z.infer<typeof openInvitationSchema>;
