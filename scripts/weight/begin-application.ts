import type { FormStart, StartedDraft } from '@kidney/contract/clients/applications/application-drafts.schema.ts';

async function call<T>(origin: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', origin },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

/** The first question of an application that somebody has just begun. */
export async function beginApplication(origin: string): Promise<string> {
  const { consents } = await call<FormStart>(origin, '/application-form/transport');
  const accepted = consents.map(({ id }) => id);
  const begun = await call<StartedDraft>(origin, '/application-draft', { kind: 'transport', accepted, giver: 'self' });
  return `/transport/apply/${begun.page}?draft=${begun.token}`;
}
