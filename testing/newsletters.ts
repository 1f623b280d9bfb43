import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import type { CreateIssue, IssueSource } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import type { Browser } from './browser.ts';
import { formWith } from './files.ts';

let lastNumber = 100;

/** An issue as the form sends it. */
export function anIssue(pdfId: string, change: Partial<CreateIssue> = {}): CreateIssue {
  lastNumber += 1;
  return {
    number: lastNumber,
    title: `아름다운 동행 ${lastNumber}호`,
    publishedOn: '2026-10-01',
    summary: '<p>가을 나들이와 물 마시는 법을 담았습니다.</p>',
    pdfId,
    isListed: true,
    ...change,
  };
}

/** What the office does through the API, for tests. */
export function createNewsroom(editor: Browser) {
  async function answered<T>(sent: ReturnType<Browser['send']>): Promise<T> {
    const answer = await sent;
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ data: T }>().data;
  }
  async function upload(bytes: Uint8Array, name = '소식지.pdf'): Promise<Media> {
    const { body, headers } = formWith(name, bytes);
    return answered(editor.send('POST', '/media', body, headers));
  }
  return {
    answered,
    upload,
    async publish(bytes: Uint8Array, change: Partial<CreateIssue> = {}): Promise<IssueSource> {
      return answered(editor.send('POST', '/newsletter', anIssue((await upload(bytes)).id, change)));
    },
    source: (id: number) => answered<IssueSource>(editor.send('GET', `/newsletter/${id}/source`)),
  };
}
