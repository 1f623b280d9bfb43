import { applicationForms } from '@kidney/contract/clients/application-names.paths.ts';
import { formFactKeys } from './form-context.ts';

export { answersInWords, contactsIn } from './answer-labels.ts';
export { agreedWithin, asAgreed, withoutConsented, withoutConsentedPage } from './consented.ts';
export { checkForm, checkPage, describeForm, describePage, groupsOf, missingPage, notesOf, pagesOf } from './engine.ts';
export { readBirthDate } from './fields/birth-date.ts';
export { readEmail } from './fields/email.ts';
export { readPhone } from './fields/phone.ts';
export { textField } from './fields/text-field.ts';
export { createFormContext, type FormContextDeps } from './form-context.ts';
export { answerTo, answersTo, giversOf, whoIn, type Form, type FormContext, type Page } from './form.ts';
export { forms } from './forms.ts';
export { goesOn } from './pledge/gift-pages.ts';
export { requireConsents, toOfficer } from './required-consents.ts';

/** Where the forms show facts. */
export const factsInForms = async () => [{ ...applicationForms.transport, keys: formFactKeys }];
