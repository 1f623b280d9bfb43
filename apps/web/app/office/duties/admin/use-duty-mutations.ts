import { dutiesPaths } from '@kidney/contract/office/duties/duties.paths.ts';
import type { CreateDuty, Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';

export function useDutyMutations() {
  const mutation = useMutation();
  const { act } = mutation;

  /** Whoever was first, was first: the list is read again and says how it stands. */
  async function move(to: 'tick' | 'untick', { id, version }: Duty): Promise<void> {
    if (mutation.isBusy) return;
    const { current } = await act(() => call(browserTransport, dutiesPaths[to], { params: { id }, body: { version } }));
    if (current === undefined) return;
    await mutation.reload();
    mutation.say({ kind: 'error', message: '그사이 다른 분이 이 일을 고쳤습니다. 다시 확인해 주십시오.' });
  }

  return {
    ...mutation,
    create: (body: CreateDuty) => act(() => call(browserTransport, dutiesPaths.create, { body })),
    update: ({ id }: Duty, body: CreateDuty, version: number) =>
      act(() => call(browserTransport, dutiesPaths.update, { params: { id }, body: { ...body, version } })),
    remove: ({ id, version }: Duty) =>
      act(() => call(browserTransport, dutiesPaths.remove, { params: { id }, query: { version: String(version) } })),
    tick: (duty: Duty) => move('tick', duty),
    untick: (duty: Duty) => move('untick', duty),
  };
}
