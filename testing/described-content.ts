import { describe, expect, it } from 'vitest';
import { createTestApi } from './api.ts';
import { createBrowser } from './browser.ts';
import { listenForChanges } from './announcements.ts';
import { signedIn } from './people.ts';
import { tracedCall } from './traced-call.ts';

interface DescribedContent {
  api: string;
  table: string;
  tag: string;
  /** Where visitors find it. */
  place: string;
  /** Something that may be stored, with a word in its title that nothing else has. */
  sample: { title: string } & Record<string, unknown>;
}

/** What every described kind of content does, looked at through the front door. */
export function describeContent({ api, table, tag, place, sample }: DescribedContent): void {
  const room = async () => {
    const test = await createTestApi();
    const { browser: editor } = await signedIn(test, ['editor']);
    const { browser: driver } = await signedIn(test, ['driver']);
    const visitor = createBrowser(test.app);
    const added = async (change: object = {}) => {
      const answer = await editor.send('POST', api, { ...sample, ...change });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data as { id: number; version: number };
    };
    const shown = async () => (await visitor.send('GET', api)).json().data as { id: number }[];
    const found = async () =>
      (await visitor.send('GET', `/search?q=${encodeURIComponent(sample.title)}`)).json().data.hits as {
        path: string;
      }[];
    return { test, editor, driver, visitor, added, shown, found, [Symbol.asyncDispose]: test[Symbol.asyncDispose] };
  };

  describe(api, () => {
    it('D-CNT-01 everybody reads it, exactly as it was written, and its page is known by its tag', async () => {
      await using at = await room();
      const { id } = await at.added();
      const one = { ...sample, id, version: 1 };
      expect((await at.visitor.send('GET', `${api}/${id}`)).json().data).toEqual(one);
      expect(await at.shown()).toEqual([one]);
      expect((await at.visitor.send('GET', `${api}/2147483647`)).statusCode).toBe(404);
      expect((await tracedCall(at.test, `GET ${api}`)).tags).toEqual([tag]);
      expect((await at.found()).map(({ path }) => path)).toEqual([`${place}/${id}`]);
    });

    it('D-CNT-01 only those who write for visitors write it, and nobody without a title', async () => {
      await using at = await room();
      const { id } = await at.added();
      for (const [who, status] of [
        [at.visitor, 401],
        [at.driver, 403],
      ] as const) {
        expect((await who.send('POST', api, sample)).statusCode).toBe(status);
        expect((await who.send('PUT', `${api}/${id}`, sample)).statusCode).toBe(status);
        expect((await who.send('DELETE', `${api}/${id}`)).statusCode).toBe(status);
      }
      for (const title of ['', '\u2003', '\u200B']) {
        const refused = await at.editor.send('POST', api, { ...sample, title });
        expect([refused.statusCode, refused.json().fields?.[0]?.field]).toEqual([400, 'title']);
      }
    });

    it('D-CNT-01 of two who change it at once the second sees the words of the first', async () => {
      await using at = await room();
      const { id } = await at.added();
      const first = await at.editor.send('PUT', `${api}/${id}`, { ...sample, title: '앞', version: 1 });
      expect(first.json().data).toMatchObject({ title: '앞', version: 2 });
      const late = await at.editor.send('PUT', `${api}/${id}`, { ...sample, title: '뒤', version: 1 });
      expect([late.statusCode, late.json().current?.title]).toEqual([412, '앞']);
      const old = (await at.editor.send('GET', `${api}/${id}/versions/1`)).json().data;
      expect(old.content).toEqual(sample);
    });

    it('D-CNT-01 what is typed is kept for who typed it until it is saved', async () => {
      await using at = await room();
      const typed = { content: { ...sample, title: '' }, baseVersion: 0 };
      expect((await at.editor.send('PUT', `${api}/draft/new`, typed)).statusCode).toBe(200);
      expect((await at.editor.send('GET', `${api}/draft/new`)).json().data.content).toEqual(typed.content);
      await at.added();
      expect((await at.editor.send('GET', `${api}/draft/new`)).json().data).toBeNull();
    });

    it('D-CNT-01 deleted it lies in the bin, comes back from there, and after 30 days is gone with its versions', async () => {
      await using at = await room();
      const { id } = await at.added();
      await using changes = await listenForChanges(at.test.urls.appUrl);
      expect((await at.editor.send('DELETE', `${api}/${id}?version=1`)).statusCode).toBe(200);
      expect(await changes.heard()).toEqual(['search', tag]);
      expect([await at.shown(), await at.found()]).toEqual([[], []]);
      expect((await at.editor.send('GET', `${api}/bin`)).json().data).toMatchObject([{ id, title: sample.title }]);
      expect((await at.editor.send('POST', `${api}/${id}/restore`)).statusCode).toBe(200);
      expect(await at.shown()).toHaveLength(1);
      await at.editor.send('DELETE', `${api}/${id}`);
      const { $client } = at.test.database.write;
      await $client.query(`update ${table} set removed_at = now() - interval '31 days'`);
      await at.test.api.housekeep();
      const left = await $client.query(
        `select (select count(*) from ${table}) + (select count(*) from revisions where subject = $1) as n`,
        [api.slice(1)],
      );
      expect(left.rows).toEqual([{ n: '0' }]);
    });
  });
}
