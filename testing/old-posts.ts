import type { OldPostPreview, OldPostRecord } from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';

/** A body of `multipart/form-data` with these files, as a browser writes it. */
export function formOf(...files: readonly [name: string, bytes: Buffer][]) {
  const boundary = '----kidney-form-boundary';
  const parts = files.flatMap(([name, bytes]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** What somebody who writes posts does with old ones. */
export function oldPostsBy(editor: Pick<Browser, 'send'>) {
  const sendTo = (path: string, export_: Buffer, beside?: Buffer) => {
    const files: [string, Buffer][] = [
      ['old.xml', export_],
      ...(beside ? [['files.zip', beside] as [string, Buffer]] : []),
    ];
    const { body, headers } = formOf(...files);
    return editor.send('POST', path, body, headers);
  };
  const look = (export_: Buffer, beside?: Buffer) => sendTo('/old-posts/preview', export_, beside);
  const previewed = async (export_: Buffer, beside?: Buffer): Promise<OldPostPreview> => {
    const answer = await look(export_, beside);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const confirm = (
    export_: Buffer,
    { hash, token, groups }: OldPostPreview,
    { beside, boards = groups.map(({ board }) => board) }: { beside?: Buffer; boards?: string[] } = {},
  ) => sendTo(`/old-posts?${new URLSearchParams({ hash, token, boards: boards.join(',') })}`, export_, beside);
  return {
    look,
    previewed,
    confirm,
    undo: (id: string) => editor.send('POST', `/old-posts/${id}/undo`),
    async broughtIn(export_: Buffer, beside?: Buffer): Promise<OldPostRecord> {
      const answer = await confirm(export_, await previewed(export_, beside), beside ? { beside } : {});
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    },
  };
}
