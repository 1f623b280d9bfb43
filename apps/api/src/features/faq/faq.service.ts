import { faqDesMax, faqMost } from '@kidney/contract/faq/faq.schema.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isBlankRichText, isBlankText, plainTextOf, sanitizeRichText } from '../../platform/rich-text.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { Search } from '../search/index.ts';
import { presentFaq } from './faq.presenter.ts';
import type { FaqRepository, FaqShown } from './faq.repository.ts';

export const faqTag = 'faq';
const kind = 'faq';

interface Words {
  title: string;
  des: string;
}

function clean(words: Words): Words {
  const des = sanitizeRichText(words.des, 'marks');
  const fields = [
    ...(isBlankText(words.title) ? [{ field: 'title', message: '제목을 입력해 주십시오.' }] : []),
    ...(isBlankRichText(des) ? [{ field: 'des', message: '내용을 입력해 주십시오.' }] : []),
  ];
  if (fields.length > 0) {
    throw new AppError('INVALID_INPUT', { message: '제목과 내용을 비워 둘 수 없습니다.', fields });
  }
  // Escaping makes text longer than it was typed.
  if (des.length > faqDesMax) {
    const message = `내용은 ${faqDesMax.toLocaleString('ko-KR')}자까지 쓸 수 있습니다.`;
    throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'des', message }] });
  }
  return { title: words.title, des };
}

interface Deps {
  database: Database;
  repository: FaqRepository;
  search: Search;
  auditLog: AuditLog;
}

const subjectOf = (id: number) => ({ kind: 'faq', id: String(id) }) as const;

export function createFaqService({ database, repository, search, auditLog }: Deps) {
  const index = (tx: Tx, { id, title, des }: FaqShown) =>
    search.put(tx, {
      kind,
      key: String(id),
      section: 'community',
      path: `/community/faq#faq-${id}`,
      title,
      text: plainTextOf(des),
      at: null,
      visibleFrom: null,
    });

  /** Nothing matched: either it is gone, or somebody else was first. */
  async function refuse(tx: Tx, id: number): Promise<never> {
    const current = await repository.find(tx, id);
    if (!current) throw new AppError('NOT_FOUND', { message: '이미 삭제된 질문입니다.' });
    throw new AppError('STALE_VERSION', { current: presentFaq(current) });
  }

  return {
    async list() {
      return (await repository.list(faqMost)).map(presentFaq);
    },

    async get(id: number) {
      const row = await repository.find(database.read, id);
      if (!row) throw new AppError('NOT_FOUND', { message: '찾으시는 질문이 없습니다.' });
      return presentFaq(row);
    },

    async create(words: Words, accountId: number) {
      const cleaned = clean(words);
      return database.write.transaction(async (tx) => {
        const row = await repository.insert(tx, cleaned, accountId, faqMost);
        if (!row) throw new AppError('LIMIT_REACHED', { message: `질문은 ${faqMost}개까지 넣을 수 있습니다.` });
        await index(tx, row);
        await announceContentChange(tx, [faqTag]);
        auditLog.record(tx, 'created', subjectOf(row.id));
        return presentFaq(row);
      });
    },

    /** Fills an empty list, and leaves any other alone. Returns how many were added. */
    async seed(items: readonly Words[]) {
      const cleaned = items.map(clean);
      return database.write.transaction(async (tx) => {
        if (!(await repository.isEmpty(tx))) return 0;
        for (const words of cleaned) {
          const row = await repository.insert(tx, words, null, faqMost);
          if (row) await index(tx, row);
        }
        await announceContentChange(tx, [faqTag]);
        return cleaned.length;
      });
    },

    async update(id: number, words: Words, seen: number | undefined, accountId: number) {
      const cleaned = clean(words);
      return database.write.transaction(async (tx) => {
        const row = (await repository.update(tx, id, cleaned, seen, accountId)) ?? (await refuse(tx, id));
        await index(tx, row);
        await announceContentChange(tx, [faqTag]);
        auditLog.record(tx, 'changed', subjectOf(id));
        return presentFaq(row);
      });
    },

    async remove(id: number, seen: number | undefined) {
      await database.write.transaction(async (tx) => {
        if (!(await repository.remove(tx, id, seen))) await refuse(tx, id);
        await search.remove(tx, { kind, key: String(id) });
        await announceContentChange(tx, [faqTag]);
        auditLog.record(tx, 'removed', subjectOf(id));
      });
    },

    async reindex() {
      return database.write.transaction(async (tx) => {
        const rows = await repository.all(tx, faqMost);
        for (const row of rows) await index(tx, row);
        return rows.length;
      });
    },
  };
}

export type FaqService = ReturnType<typeof createFaqService>;
