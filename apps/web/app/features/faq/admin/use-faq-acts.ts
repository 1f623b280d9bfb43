import { faqPaths } from '@kidney/contract/faq/faq.paths.ts';
import type { Faq } from '@kidney/contract/faq/faq.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useActs } from '../../../platform/use-acts.ts';
import type { Words } from './faq-form.tsx';
import { failed, failedToCreate } from './faq-outcome.ts';

export function useFaqActs() {
  const acts = useActs();
  const { act } = acts;
  return {
    ...acts,

    create: (words: Words) =>
      act(async () => {
        const { message } = await call(browserTransport, faqPaths.create, { body: words });
        return { message: message || '질문을 추가했습니다.' };
      }, failedToCreate),

    update: (id: number, words: Words, version: number) =>
      act(
        async () => {
          await call(browserTransport, faqPaths.update, { params: { id }, body: { ...words, id, version } });
          return { message: '질문을 고쳤습니다.' };
        },
        (error) => failed('질문을 고치지 못했습니다.', error),
      ),

    remove: ({ id, version }: Faq) =>
      act(
        async () => {
          await call(browserTransport, faqPaths.remove, { params: { id }, query: { version: String(version) } });
          return { message: '질문을 삭제했습니다.' };
        },
        (error) => failed('질문을 삭제하지 못했습니다.', error),
      ),
  };
}

export type FaqActs = ReturnType<typeof useFaqActs>;
