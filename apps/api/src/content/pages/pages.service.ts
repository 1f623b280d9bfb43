import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { ContentDeps, ContentDrafts } from '../engine/index.ts';
import type { Facts } from '../facts/index.ts';
import { cleanContent, factKeysOf } from './page-content.ts';
import { pageEntry, pathOfPage } from './page-entry.ts';
import { pagesWithPublicHistory } from './pages.policy.ts';
import { presentPage, presentStored, tagOfPage } from './pages.presenter.ts';
import type { PageRow, PagesRepository } from './pages.repository.ts';

export const pageSubject = 'page';

interface Deps extends Omit<ContentDeps, 'drafts'> {
  repository: PagesRepository;
  facts: Facts;
  drafts: Pick<ContentDrafts<PageContent>, 'removeIn'>;
}

export function createPagesService({ database, repository, facts, revisions, drafts, search, auditLog }: Deps) {
  const putInSearch = async (tx: Tx, key: string, content: PageContent) =>
    search.put(tx, pageEntry(key, content, await facts.byKeysIn(tx, factKeysOf(content))));

  facts.onChange(async (tx, fact) => {
    for (const page of await repository.all(tx)) {
      if (factKeysOf(page).includes(fact)) await putInSearch(tx, page.key, page);
    }
  });

  facts.addPlaces(async () =>
    (await repository.all(database.read)).map(({ key, title, blocks }) => ({
      title,
      path: pathOfPage(key),
      keys: factKeysOf({ blocks: blocks.filter(({ hidden }) => !hidden) }),
    })),
  );

  const present = async (row: PageRow, withHidden: boolean) =>
    presentPage(row, await facts.byKeys(factKeysOf(row)), withHidden);

  const versions = (key: string) => revisions.list(pageSubject, key);

  async function revision(key: string, version: number) {
    const found = await revisions.get(pageSubject, key, version);
    const content = presentStored(found.content);
    return {
      ...found,
      content,
      facts: await facts.byKeys(factKeysOf(content)),
    };
  }

  async function requireKnownFacts(content: PageContent): Promise<void> {
    const known = new Set((await facts.byKeys(factKeysOf(content))).map((fact) => fact.key));
    const fields = content.blocks.flatMap((block, index) =>
      block.type === 'facts' && !block.keys.every((key) => known.has(key))
        ? [{ field: `blocks.${index}.keys`, message: '없는 항목이 들어 있습니다. 다시 골라 주십시오.' }]
        : [],
    );
    if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
  }

  function requirePublicHistory(key: string): void {
    if (!pagesWithPublicHistory.has(key)) throw new AppError('NOT_FOUND');
  }

  return {
    versions,
    revision,

    async get(key: string, withHidden: boolean) {
      const row = await repository.get(key);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row, withHidden);
    },

    async publicVersions(key: string) {
      requirePublicHistory(key);
      return (await versions(key)).map((each) => ({ ...each, author: null }));
    },

    async publicRevision(key: string, version: number) {
      requirePublicHistory(key);
      const found = await revision(key, version);
      const blocks = found.content.blocks.filter((block) => !block.hidden);
      return { ...found, author: null, content: { ...found.content, blocks } };
    },

    /** First versions of the pages that are missing. */
    async seed(rows: readonly (PageContent & { key: string })[]) {
      const clean = rows.map(({ key, ...content }) => ({ key, content: cleanContent(content) }));
      return database.write.transaction(async (tx) => {
        const added = new Set(
          await repository.insertMissing(
            tx,
            clean.map(({ key, content }) => ({ key, ...content })),
          ),
        );
        for (const { key, content } of clean) {
          if (!added.has(key)) continue;
          await revisions.record(tx, { subject: pageSubject, key, version: 1, content, authorId: null });
          await putInSearch(tx, key, content);
          await announceContentChange(tx, [tagOfPage(key)]);
        }
        return added.size;
      });
    },

    async update(key: string, content: PageContent, seen: number | undefined, accountId: number) {
      const clean = cleanContent(content);
      await requireKnownFacts(clean);
      const row = await database.write.transaction(async (tx) => {
        const saved = await repository.update(tx, key, clean, seen, accountId);
        if (!saved) {
          const current = await repository.find(tx, key);
          if (!current) throw new AppError('NOT_FOUND');
          throw new AppError('STALE_VERSION', { current: await present(current, true) });
        }
        await revisions.record(tx, {
          subject: pageSubject,
          key,
          version: saved.version,
          content: clean,
          authorId: accountId,
        });
        await putInSearch(tx, key, clean);
        await drafts.removeIn(tx, key, accountId);
        await announceContentChange(tx, [tagOfPage(key)]);
        auditLog.record(tx, 'changed', { kind: 'page', id: key });
        return saved;
      });
      return present(row, true);
    },

    async reindex() {
      return database.write.transaction(async (tx) => {
        const rows = await repository.all(tx);
        for (const row of rows) await putInSearch(tx, row.key, row);
        return rows.length;
      });
    },
  };
}

export type PagesService = ReturnType<typeof createPagesService>;
