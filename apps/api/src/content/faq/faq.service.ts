import { factsNamedIn } from '@kidney/contract/content/facts/named-facts.paths.ts';
import { faqMost, type Faq, type FaqContent, type MoveFaq } from '@kidney/contract/content/faq/faq.schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { ContentDeps, ContentEditor } from '../engine/index.ts';
import type { Facts } from '../facts/index.ts';
import { faqPath } from './faq.definition.ts';
import { presentFaq } from './faq.presenter.ts';
import { createFaqRepository, type FaqRow } from './faq.repository.ts';

type Editor = ContentEditor<FaqRow, FaqContent, Faq, FaqContent>;

/** The list that visitors read, its order, and the facts that its answers name. */
export function createFaqService({ database, facts }: ContentDeps & { facts: Facts }, editor: Editor) {
  const repository = createFaqRepository(database.read);

  facts.onChange(async (tx, key) => {
    const naming = (await repository.all(tx, faqMost)).filter(({ des }) => factsNamedIn(des).includes(key));
    for (const row of naming) await editor.index(tx, row);
  });

  facts.addPlaces(async () =>
    (await repository.list(faqMost)).map(({ id, title, des }) => ({
      title: `자주 묻는 질문: ${title}`,
      path: faqPath(id),
      keys: factsNamedIn(des),
    })),
  );

  return {
    list: async () => (await repository.list(faqMost)).map(presentFaq),

    move: (id: number, { to }: MoveFaq) =>
      editor.rearrange(id, async (tx, row) => {
        if (await repository.move(tx, row, to)) return;
        throw new AppError('CONFLICT', { message: `이미 맨 ${to === 'up' ? '위' : '아래'}에 있습니다.` });
      }),
  };
}

export type FaqService = ReturnType<typeof createFaqService>;
