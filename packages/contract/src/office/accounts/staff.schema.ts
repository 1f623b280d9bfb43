import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { idParam, version } from '../../shared/text.schema.ts';
import { emailSchema, roleSchema, roles } from './accounts.schema.ts';

/** At least one: who may do nothing is not let in. */
const givenRoles = z
  .array(roleSchema)
  .min(1, { error: '맡을 일을 하나 이상 골라 주십시오.' })
  .max(roles.length)
  .overwrite((given) => [...new Set(given)]);

export const personSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  nickName: z.string(),
  roles: z.array(roleSchema).max(roles.length),
  state: z.enum(['pending', 'active', 'disabled']),
  /** Whether a link that was sent there came back. */
  isEmailProven: z.boolean(),
  /** Somebody who was let in has the same e-mail: this one cannot be. */
  isEmailTaken: z.boolean(),
  /** After too many wrong tries. */
  isLocked: z.boolean(),
  askedAt: isoMoment,
  lastUsedAt: isoMoment.nullable(),
  /** Open cases that they lead. Whoever may lead none any more hands them over. */
  openWork: z.int(),
  version: z.int(),
});

export const invitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  roles: z.array(roleSchema).max(roles.length),
  until: isoMoment,
});

export const peopleSchema = z.object({
  /** Those who wait first, then by name. */
  people: z.array(personSchema).max(1_200),
  invitations: z.array(invitationSchema).max(100),
  /** Who may lead cases, and take over those of somebody who leaves: whoever has one of these. */
  workRoles: z.array(roleSchema).max(roles.length),
  /** Whether mail goes out. Without it nobody can prove an e-mail, and links are handed over by hand. */
  hasMail: z.boolean(),
});

export const personParamsSchema = z.object({ id: idParam });
export const standingSchema = z.object({ roles: givenRoles, version });
/** To whom the open cases go; null leaves them with nobody. Asked for where there are any that may not stay. */
const handTo = z.int().positive().max(2_147_483_647).nullable().optional();
export const changeRolesSchema = standingSchema.extend({ handTo });
export const deactivateSchema = z.object({ version, handTo });
export const inviteSchema = z.object({ email: emailSchema, roles: givenRoles });
export const invitedSchema = z.object({
  invitation: invitationSchema,
  /** The address to hand over, where no mail goes out. It is shown this once. */
  link: z.string().nullable(),
});

export type Person = z.infer<typeof personSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type People = z.infer<typeof peopleSchema>;
export type Standing = z.input<typeof standingSchema>;
export type ChangeRoles = z.input<typeof changeRolesSchema>;
export type Deactivate = z.input<typeof deactivateSchema>;
export type Invite = z.input<typeof inviteSchema>;
export type Invited = z.infer<typeof invitedSchema>;
