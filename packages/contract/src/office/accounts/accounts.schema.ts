import { z } from 'zod';
import { line, text } from '../../shared/text.schema.ts';

export const roles = ['owner', 'editor', 'dispatcher', 'driver'] as const;
export const roleSchema = z.enum(roles);

const passwordMin = 12;
const passwordMax = 256;

export const passwordSchema = text({ min: passwordMin, max: passwordMax });
const typedPassword = text({ min: 1, max: passwordMax });

export const usernameSchema = line({ min: 3, max: 40 }).regex(/^[a-z0-9][a-z0-9._-]*$/, {
  error: '아이디는 영문 소문자, 숫자, 점, 밑줄, 붙임표만 쓸 수 있습니다.',
});
export const emailSchema = line({ min: 3, max: 254 }).regex(/^[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@.]{2,24}$/, {
  error: '이메일 주소를 다시 확인해 주십시오. 예: name@example.com',
});
export const nickNameSchema = line({ min: 1, max: 40 });

export const userSchema = z.object({
  sub: z.int(),
  username: z.string(),
  email: z.string(),
  nickName: z.string(),
  roles: z.array(roleSchema),
  /** There while the second factor has not been shown, or set up: the roles are empty until then. */
  pendingFactor: z.enum(['ask', 'set-up']).optional(),
});

export const signInSchema = z.object({ login: line({ min: 1, max: 254 }), password: typedPassword });
export const signUpSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  nickName: nickNameSchema,
  password: passwordSchema,
});
export const refreshSchema = z.object({ refreshToken: text({ max: 400 }).optional() });
export const refreshAnswerSchema = z.object({ accessToken: z.string(), userInfo: userSchema });
export const changePasswordSchema = z.object({ currentPassword: typedPassword, newPassword: passwordSchema });
export const editProfileSchema = z.object({
  nickName: nickNameSchema,
  email: emailSchema,
  /** Asked for when the e-mail changes: it is the way back into the account. */
  currentPassword: text({ max: passwordMax }).optional(),
  version: z.int().min(1).optional(),
});
export const profileSchema = userSchema.extend({ version: z.int() });

export type Role = (typeof roles)[number];
export type User = z.infer<typeof userSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type SignIn = z.input<typeof signInSchema>;
export type SignUp = z.input<typeof signUpSchema>;
export type Refresh = z.input<typeof refreshSchema>;
export type RefreshAnswer = z.infer<typeof refreshAnswerSchema>;
export type ChangePassword = z.input<typeof changePasswordSchema>;
export type EditProfile = z.input<typeof editProfileSchema>;
