import { readFileSync } from 'node:fs';
import type { CreateIssue } from '@kidney/contract/content/newsletters/newsletters.schema.ts';

export interface SampleIssue extends Omit<CreateIssue, 'pdfId'> {
  /** Beside this file, drawn from `pages.ts` by `apps/server/scripts/make-sample-newsletters.ts`. */
  fileName: string;
}

const notice = '<p>보기로 넣은 소식지입니다. 실제로 펴낸 것이 아닙니다.</p>';

/** Plainly samples. */
export const sampleIssues: readonly SampleIssue[] = [
  {
    number: 2,
    title: '표본 소식지 가을호',
    publishedOn: '2026-10-01',
    summary: `${notice}<ul><li>투석하는 날의 하루</li><li>물을 나누어 마시는 법</li></ul>`,
    isListed: true,
    fileName: 'autumn.pdf',
  },
  {
    number: 1,
    title: '표본 소식지 여름호',
    publishedOn: '2026-07-01',
    summary: `${notice}<ul><li>더운 날에 지킬 것</li></ul>`,
    isListed: true,
    fileName: 'summer.pdf',
  },
];

export const readSample = ({ fileName }: SampleIssue): Buffer => readFileSync(new URL(fileName, import.meta.url));
