import { postHtmlMax } from '@kidney/contract/content/boards/boards.schema.ts';
import { oldPostBounds } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import { claimedFormat } from '@kidney/contract/shared/file-formats.ts';
import { isBlankText, plainTextOf } from '../../../platform/rich-text.ts';
import type { ZipEntry } from '../../../platform/zip/zip-file.ts';
import { normalOldAddress } from '../old-address.ts';
import { createFileShelf } from './file-shelf.ts';
import { isPlausible } from './moments.ts';
import {
  ExportProblem,
  placeholderOf,
  type RawExport,
  type RawPost,
  type ReadExport,
  type ReadPost,
} from './old-post.ts';
import { cleanOldHtml } from './post-html.ts';
import { plainLine } from './plain-text.ts';
import { createNumberCleaner } from './resident-numbers-out.ts';

const longestTitle = 150;
const longestText = 400_000;
const longestGroup = 60;
const attachmentsMost = 20;
const addressesMost = 6;
const otherGroups = '그 밖';
const noGroup = '분류 없음';

function cut(text: string, most: number): string {
  return text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .replaceAll('\ufffd', '')}…`;
}

const isSame = (one: ReadPost, other: ReadPost) =>
  one.title === other.title && one.at?.getTime() === other.at?.getTime() && one.html === other.html;

/** Addresses that differing posts have in common: they tell them apart by something that is not known, and lead nowhere. */
function sharedAddresses(posts: readonly ReadPost[]): ReadonlySet<string> {
  const first = new Map<string, ReadPost>();
  const shared = new Set<string>();
  for (const post of posts)
    for (const address of post.addresses) {
      const other = first.get(address);
      if (!other) first.set(address, post);
      else if (!isSame(other, post)) shared.add(address);
    }
  return shared;
}

/** Posts as they can come in: harmless, bounded, without resident numbers, with the files that are there. */
export function preparePosts({ format, posts, notes }: RawExport, entries: readonly ZipEntry[], now: Date): ReadExport {
  if (posts.length === 0) throw new ExportProblem(['파일에 옮길 글이 없습니다.', ...notes].join(' '));
  if (posts.length > oldPostBounds.posts)
    throw new ExportProblem(
      `한 번에 글 ${oldPostBounds.posts.toLocaleString('ko-KR')}개까지 옮깁니다. 기간이나 게시판을 나누어 내보내 주십시오.`,
    );
  const shelf = createFileShelf(entries, format);
  const numbers = createNumberCleaner();
  const needed: ReadExport['needed'] = [];
  const taken = new Map<ZipEntry, number>();
  const groups = new Set<string>();
  let pictures = 0;
  let frames = 0;
  let lostFiles = 0;

  function take(entry: ZipEntry, name = entry.path.split('/').pop() ?? ''): number {
    const known = taken.get(entry);
    if (known !== undefined) return known;
    taken.set(entry, needed.length);
    const isFit = claimedFormat(name) === claimedFormat(entry.path);
    return needed.push({ name: numbers.cleanName(isFit ? name : (entry.path.split('/').pop() ?? name)), entry }) - 1;
  }

  function groupOf(given: string): string {
    const name = cut(numbers.clean(given) ?? '', longestGroup) || noGroup;
    if (groups.size >= oldPostBounds.groups - 1 && !groups.has(name)) return otherGroups;
    groups.add(name);
    return name;
  }

  function attachmentsOf(raw: RawPost, linked: readonly ZipEntry[], html: string): number[] {
    const found = new Set<number>();
    for (const { path, name } of raw.files) {
      const entry = shelf.find(path, 'name');
      if (entry) found.add(take(entry, name));
      else if (format !== 'wordpress') lostFiles += 1;
    }
    for (const entry of linked) found.add(take(entry));
    return [...found].filter((number) => !html.includes(placeholderOf(number))).slice(0, attachmentsMost);
  }

  function prepare(raw: RawPost): ReadPost {
    const title = cut(numbers.clean(plainLine(raw.title)) ?? '', longestTitle);
    const group = groupOf(raw.group);
    const addresses = [...new Set(raw.addresses.map(normalOldAddress).filter((each) => each !== null))];
    const at = raw.at;
    const post = { title, html: '', at, group, addresses: addresses.slice(0, addressesMost), attachments: [] };
    const refused = (problem: string): ReadPost => ({ ...post, problem });
    if (isBlankText(title)) return refused('제목이 없습니다.');
    if (!at) return refused('쓴 날을 읽을 수 없습니다.');
    if (!isPlausible(at, now)) return refused('쓴 날이 1990년보다 앞이거나 오늘보다 뒤입니다.');
    if (raw.html.length > longestText) return refused('글이 너무 깁니다.');
    const before = { pictures, frames, lostFiles, needed: needed.length };
    // Neither of these can be kept in the database.
    const kept = raw.html.replaceAll('\0', '').toWellFormed();
    const cleaned = cleanOldHtml(kept, {
      title,
      find: (address) => shelf.find(address),
      take: (entry) => placeholderOf(take(entry)),
    });
    pictures += cleaned.lost;
    frames += cleaned.lostFrames;
    const html = numbers.clean(cleaned.html);
    const attachments = html === null ? [] : attachmentsOf(raw, cleaned.documents, html);
    const undo = (problem: string): ReadPost => {
      for (const { entry } of needed.splice(before.needed)) taken.delete(entry);
      ({ pictures, frames, lostFiles } = before);
      return refused(problem);
    };
    if (html === null) return undo('주민등록번호처럼 보이는 숫자를 지울 수 없습니다.');
    if (html.length > postHtmlMax) return undo(`글이 ${postHtmlMax.toLocaleString('ko-KR')}자를 넘습니다.`);
    const isEmpty = isBlankText(plainTextOf(html)) && !html.includes('<img ');
    if (isEmpty && attachments.length === 0) return undo('내용이 없습니다.');
    return { ...post, html: isEmpty ? '<p>첨부 파일을 보십시오.</p>' : html, attachments, problem: '' };
  }

  const prepared = posts.map(prepare);
  const shared = sharedAddresses(prepared);
  for (const post of prepared) post.addresses = post.addresses.filter((address) => !shared.has(address));
  const more = [
    ...(pictures > 0 ? [`사진 ${pictures}장은 압축 파일에 없거나 다른 누리집의 것이어서 빠집니다.`] : []),
    ...(frames > 0 ? [`글 안에 끼워 넣은 동영상이나 지도 ${frames}개는 빠집니다.`] : []),
    ...(lostFiles > 0 ? [`첨부 파일 ${lostFiles}개는 압축 파일에 없어 빠집니다.`] : []),
    ...(shared.size > 0 ? [`글 여럿이 함께 쓰던 옛 주소 ${shared.size}개는 잇지 않습니다.`] : []),
    ...(numbers.cleaned > 0 ? [`주민등록번호처럼 보이는 숫자 ${numbers.cleaned}개를 지웁니다.`] : []),
  ];
  return { format, posts: prepared, needed, notes: [...notes, ...more], lost: pictures + frames + lostFiles };
}
