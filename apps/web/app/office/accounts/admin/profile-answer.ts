import type { Profile } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { FormProblem } from './form-problem.ts';

export interface ProfileAnswer {
  done: string;
  problem?: FormProblem;
  /** Where the record had changed meanwhile: what it holds now. */
  current?: Profile;
}
