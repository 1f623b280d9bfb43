import { applicationForms, applicationKinds } from '@kidney/contract/clients/application-names.paths.ts';

/** One set of screens stands at the addresses of every form: the route that was asked for says which. */
export function formOfRoute(pattern: string) {
  const at = `/${pattern.replace(/^\//, '')}`;
  const kind = applicationKinds.find((each) => at.startsWith(applicationForms[each].path));
  if (!kind) throw new Error(`no form stands at ${pattern}`);
  return { kind, path: applicationForms[kind].path };
}
