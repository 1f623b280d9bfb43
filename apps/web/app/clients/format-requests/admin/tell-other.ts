import type { Mutation, Ending } from '../../../platform/use-mutation.ts';

/** Whoever was first, was first: the list is read again and says how it stands. */
export async function tellOther(mutation: Mutation, { current }: Ending): Promise<void> {
  if (current === undefined) return;
  await mutation.reload();
  mutation.say({ kind: 'error', message: '그사이 다른 분이 이 요청을 고쳤습니다. 다시 확인해 주십시오.' });
}
