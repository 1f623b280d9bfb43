import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { SettingGroup } from '@kidney/contract/office/settings/settings.schema.ts';
import { settingsPaths } from '@kidney/contract/office/settings/settings.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation, Ending } from '../../../platform/use-mutation.ts';

export const putSetting = (group: SettingGroup, value: object, version: number) =>
  call(browserTransport, settingsPaths.update, {
    params: { group },
    body: { value: value as Record<string, unknown>, version },
  });

/** In a list it is said which of its rows is meant. */
function inForm({ field, message }: FieldProblem): FieldProblem {
  const [, name = field, row] = /^value\.(\w+(?:\.[a-z]\w*)?)(?:\.(\d+))?/.exec(field) ?? [];
  return { field: name, message: row === undefined ? message : `${Number(row) + 1}번째. ${message}` };
}

/** The form knows its fields by their own names, not by where they lie in what is sent. */
export async function sendSetting(mutation: Mutation, ...setting: Parameters<typeof putSetting>): Promise<Ending> {
  const ending = await mutation.act(() => putSetting(...setting));
  return ending.fields ? { ...ending, fields: ending.fields.map(inForm) } : ending;
}
