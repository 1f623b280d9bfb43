import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { describeForm, forms } from '../forms/index.ts';
import type { CasesDeps } from './cases.deps.ts';

/** Read aloud before anything is asked. What is agreed to stands in the texts themselves. */
const script = [
  '신청을 받으려면 먼저 동의를 여쭈어야 합니다. 지금부터 읽어 드리겠습니다. 들으시고 하나씩 대답해 주십시오.',
  '동의하지 않으실 수 있습니다. 다만 ‘필수’라고 말씀드리는 것에 동의하지 않으시면 신청을 받을 수 없습니다.',
  '동의하신 것은 언제든지 전화로 거두실 수 있습니다.',
  '신청하시는 본인이 만 14세 이상이십니까? 아니시면 부모님 같은 법정대리인께서 동의해 주셔야 합니다.',
  '주민등록번호는 여쭙지 않습니다. 말씀하지 말아 주십시오.',
];

/** The whole form on one screen, filled in with what is known. */
export function createCallForm({ people, formContext }: Pick<CasesDeps, 'people' | 'formContext'>) {
  return async (kind: ApplicationKind, answers: Answers): Promise<CallForm> => ({
    kept: null,
    kind,
    title: forms[kind].title,
    script,
    consents: people.consentTexts(kind),
    groups: describeForm(forms[kind], answers, await formContext()),
  });
}
