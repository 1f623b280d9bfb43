import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { Form } from './form.ts';
import { membershipForm } from './membership.form.ts';
import { pledgeForm } from './pledge.form.ts';
import { transportForm } from './transport.form.ts';

export const forms: Readonly<Record<ApplicationKind, Form>> = {
  membership: membershipForm,
  transport: transportForm,
  pledge: pledgeForm,
};
