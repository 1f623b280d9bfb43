import type { Tx } from '../../platform/database.ts';

interface Mail<Template, Data> {
  template: Template;
  channel: 'mail';
  to: string;
  data: Data;
}

interface OneTimeLink {
  path: string;
  until: Date;
}

type ToSomebodyKnown =
  | 'already-registered'
  | 'account-approved'
  | 'account-refused'
  | 'account-deactivated'
  | 'email-changed';
export type PersonalMail = Mail<ToSomebodyKnown, { nickName: string }>;

/** What the accounts have to say to people, in the transaction of its cause. */
export type QueueAccountMail = (
  tx: Tx,
  mail:
    | PersonalMail
    | Mail<'invitation' | 'forgotten-password' | 'device-link', OneTimeLink>
    | Mail<'email-proof', OneTimeLink & { username: string; nickName: string }>,
) => Promise<unknown>;
