import type { ContentKind } from '@kidney/contract/content/contents/contents.paths.ts';
import type { Database } from '../../platform/database.ts';
import { listContents, type ContentListing, type ContentSource, type Picked } from '../contents/index.ts';
import { batchesById, batchSize, type Linking, type LinkSource } from '../link-checks/index.ts';
import type { ContentEditor } from './content-editor.service.ts';
import type { ContentDefinition, ContentTable, StoredContent } from './define-content.ts';

interface Listed {
  kind: ContentKind;
  table: ContentTable;
  binDays: number;
  publication?: { states(now: Date): Pick<ContentListing, 'states' | 'publicFrom'> };
}

/** Where it stands for the list of all contents: public, or in the bin. */
export const contentListing = ({ kind, table, binDays, publication }: Listed, now: Date): ContentListing => ({
  kind,
  table,
  columns: table,
  bin: {
    removedAt: table.removedAt,
    removedBy: table.removedBy,
    since: new Date(now.getTime() - binDays * 86_400_000),
  },
  ...publication?.states(now),
});

export function contentSource<Row extends StoredContent, Content, Shown, Draft>(
  definition: ContentDefinition<Row, Content, Shown, Draft>,
  editor: ContentEditor<Row, Content, Shown, Draft>,
  { read }: Database,
): ContentSource {
  const { kind, may, binDays, place, publication } = definition;
  const setListed =
    (isListed: boolean) =>
    ({ id, version, accountId }: Picked) =>
      editor.setListed(Number(id), isListed, version, accountId);
  return {
    kind,
    writers: may,
    binDays,
    list: (asked) => listContents(read, contentListing(definition, asked.now), asked),
    pathOf: definition.pathOf ?? ((id) => `${place}/${id}`),
    editPathOf: definition.editPathOf ?? ((id) => `${place}/edit/${id}`),
    acts: {
      ...(publication && {
        publish: { from: ['kept'], work: setListed(true) },
        withdraw: { from: ['public', 'scheduled'], work: setListed(false) },
      }),
      bin: {
        from: publication ? ['public', 'scheduled', 'kept'] : ['public'],
        work: ({ id, version, accountId }) => editor.remove(Number(id), version, accountId),
      },
      restore: { from: ['bin'], work: ({ id }) => editor.restore(Number(id)) },
    },
  };
}

/** What it leads to and shows, for the nightly look at what is broken. */
export function contentLinks<Row extends StoredContent, Content, Shown, Draft>(
  kind: Linking['place'],
  { place, hrefsOf, files, contentOf }: ContentDefinition<Row, Content, Shown, Draft>,
  { repository }: ContentEditor<Row, Content, Shown, Draft>,
  { read }: Database,
): LinkSource {
  return {
    async *batches() {
      const load = async (after: number) => repository.batch(read, after, batchSize);
      for await (const rows of batchesById(load)) {
        yield rows.map((row) => ({
          place: kind,
          key: String(row.id),
          title: row.title,
          path: `${place}/${row.id}`,
          hrefs: hrefsOf?.(row) ?? [],
          files: files?.of(contentOf(row)) ?? [],
        }));
      }
    },
    numbered: [{ prefix: place, existing: (ids) => repository.existing(read, ids) }],
  };
}
