import { faqPaths } from '@kidney/contract/content/faq/faq.paths.ts';
import type { Faq, FaqContent, MoveFaq } from '@kidney/contract/content/faq/faq.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { failed, failedToCreate } from './faq-outcome.ts';

export function useFaqMutations() {
  const mutation = useMutation();
  const { act } = mutation;
  return {
    ...mutation,

    create: (words: FaqContent) =>
      act(async () => {
        const { message } = await call(browserTransport, faqPaths.create, { body: words });
        return { message: message || '질문을 추가했습니다.' };
      }, failedToCreate),

    update: (id: number, words: FaqContent, version: number) =>
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

    move: (id: number, to: MoveFaq['to']) =>
      act(
        async () => {
          await call(browserTransport, faqPaths.move, { params: { id }, body: { to } });
          return {};
        },
        (error) => failed('순서를 바꾸지 못했습니다.', error),
      ),
  };
}

export type FaqMutations = ReturnType<typeof useFaqMutations>;
