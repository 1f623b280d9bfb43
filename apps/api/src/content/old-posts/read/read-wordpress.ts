import { Parser } from 'htmlparser2';
import { readMoment } from './moments.ts';
import { ExportProblem, type RawExport, type RawPost } from './old-post.ts';
import { paragraphsOf, plainLine } from './plain-text.ts';

/** What of an item is read; of anything else not even its length is known. */
const read = new Set([
  'title',
  'link',
  'guid',
  'content:encoded',
  'wp:post_id',
  'wp:post_parent',
  'wp:post_date',
  'wp:post_date_gmt',
  'wp:status',
  'wp:post_type',
  'wp:post_password',
  'wp:attachment_url',
]);
const mostItems = 60_000;
const longestText = 1_000_000;
const atOnce = 256 * 1024;

type Item = Map<string, string>;

function itemsOf(xml: string): { item: Item; group: string }[] {
  const items: { item: Item; group: string }[] = [];
  let item: Item | null = null;
  let group = '';
  let within = '';
  let text: string[] = [];
  let length = 0;
  let hasRss = false;
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (/^!(doctype|entity)/i.test(name))
          throw new ExportProblem(
            'DOCTYPE이 든 XML 파일은 읽지 않습니다. 워드프레스의 ‘내보내기’로 받은 파일을 골라 주십시오.',
          );
      },
      onopentag(name, { domain }) {
        if (name === 'rss') hasRss = true;
        else if (name === 'item') {
          item = new Map();
          group = '';
          if (items.length >= mostItems)
            throw new ExportProblem('파일에 글이 너무 많습니다. 기간을 나누어 내보내 주십시오.');
        } else if (
          item &&
          within === '' &&
          (read.has(name) || (name === 'category' && domain === 'category' && group === ''))
        ) {
          within = name;
          text = [];
          length = 0;
        }
      },
      ontext(part) {
        if (within === '' || length > longestText) return;
        text.push(part);
        length += part.length;
      },
      onclosetag(name) {
        if (name === 'item' && item) {
          items.push({ item, group });
          item = null;
          within = '';
        } else if (name === within && within !== '') {
          if (name === 'category') group = text.join('');
          else item?.set(name, text.join(''));
          within = '';
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let from = 0; from < xml.length; from += atOnce) parser.write(xml.slice(from, from + atOnce));
  parser.end();
  if (!hasRss)
    throw new ExportProblem(
      '워드프레스에서 내보낸 파일이 아닙니다. ‘도구 → 내보내기’로 받은 XML 파일을 골라 주십시오.',
    );
  return items;
}

const shortcodes = /\[\/?(?:caption|gallery|embed|audio|video|playlist|wp_caption)\b[^\]]{0,1000}\]/g;
const withParagraphs = (html: string) => {
  const plain = html.replaceAll(/<!--[\s\S]{0,500}?-->/g, '').replaceAll(shortcodes, '');
  // What its newer editor wrote says which block each thing is; the older one kept lines.
  return html.includes('<!-- wp:') ? plain : paragraphsOf(plain);
};

function momentOf(item: Item): Date | null {
  const gmt = item.get('wp:post_date_gmt') ?? '';
  const inGmt = gmt.startsWith('0000') || gmt === '' ? null : readMoment(`${gmt.trim()}Z`);
  return inGmt ?? readMoment(item.get('wp:post_date') ?? '');
}

/** The export that WordPress writes: posts that everybody could read. */
export function readWordpress(xml: string): RawExport {
  const items = itemsOf(xml);
  const files = new Map<string, string[]>();
  for (const { item } of items) {
    if (item.get('wp:post_type') !== 'attachment') continue;
    const [parent, url] = [item.get('wp:post_parent') ?? '', item.get('wp:attachment_url') ?? ''];
    const known = files.get(parent);
    if (known) known.push(url);
    else files.set(parent, [url]);
  }
  const posts: RawPost[] = [];
  const out = { pages: 0, hidden: 0, sealed: 0 };
  for (const { item, group } of items) {
    const type = item.get('wp:post_type');
    if (type === 'page') out.pages += 1;
    if (type !== 'post') continue;
    if (item.get('wp:status') !== 'publish') out.hidden += 1;
    else if ((item.get('wp:post_password') ?? '') !== '') out.sealed += 1;
    else {
      const id = item.get('wp:post_id') ?? '';
      const addresses = [item.get('link'), item.get('guid'), /^\d{1,15}$/.test(id) ? `/?p=${id}` : undefined];
      posts.push({
        title: item.get('title') ?? '',
        html: withParagraphs(item.get('content:encoded') ?? ''),
        at: momentOf(item),
        group: plainLine(group),
        addresses: addresses.filter((each) => each !== undefined).map((each) => each.trim()),
        files: (files.get(id) ?? []).map((path) => ({ path, name: path.split('/').pop() ?? '' })),
      });
    }
  }
  const notes = [
    ...(out.pages > 0
      ? [`고정 페이지 ${out.pages}개는 옮기지 않습니다. 안내 글은 누리집의 페이지에서 써 주십시오.`]
      : []),
    ...(out.hidden > 0 ? [`공개하지 않은 글 ${out.hidden}개는 옮기지 않습니다.`] : []),
    ...(out.sealed > 0 ? [`비밀번호가 걸린 글 ${out.sealed}개는 옮기지 않습니다.`] : []),
  ];
  return { format: 'wordpress', posts, notes };
}
