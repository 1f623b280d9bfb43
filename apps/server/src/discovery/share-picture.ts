import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { escapeXml } from './for-robots.ts';
import { titleLines } from './title-lines.ts';

/** Carried by the project, so that the picture is the same on every machine. */
const fontFiles = [
  fileURLToPath(import.meta.resolve('pretendard/dist/public/static/Pretendard-SemiBold.otf')),
  fileURLToPath(import.meta.resolve('pretendard/dist/public/static/Pretendard-ExtraBold.otf')),
];
const drawn = (name: string) => readFileSync(fileURLToPath(new URL(`../../drawings/${name}`, import.meta.url)), 'utf8');
const scene = drawn('share-picture.svg');
const ourMark = drawn('share-mark.svg');

/** The association's own mark. */
export interface Logo {
  /** Where it is: another one is elsewhere. */
  day: string;
  /** Checked and written anew when the pack was read. */
  svg: string;
}

/** Beside the name, where ours would be. */
const placed = ({ svg }: Logo) => svg.replace('<svg ', '<svg x="58" y="58" width="72" height="64" ');

const left = 64;
/** By the number of lines: the words stay in the sky. */
const firstBaseline = [0, 244, 212, 190];
const motto = '강을 따라 함께 가는 길';

function wordsOf(siteName: string, title: string): string {
  const { size, lines } = titleLines(title);
  const set = lines.map((line, index) => {
    const y = (firstBaseline[lines.length] as number) + index * size * 1.22;
    return `<text x="${left}" y="${y}" font-size="${size}" font-weight="800" fill="#14232b">${escapeXml(line)}</text>`;
  });
  const above = title === siteName ? motto : siteName;
  return `<text x="142" y="103" font-size="36" font-weight="600" fill="#0a5260">${escapeXml(above)}</text>${set.join('')}`;
}

/** What messengers show beside a link: the page's title in our sky. PNG, 1200 × 630. Runs beside the event loop. */
export async function drawSharePicture(siteName: string, title: string, logo: Logo | null): Promise<Buffer> {
  const drawing = scene
    .replace('<!-- mark -->', () => (logo ? placed(logo) : ourMark))
    .replace('<!-- words -->', () => wordsOf(siteName, title));
  const picture = await renderAsync(drawing, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Pretendard' },
  });
  return picture.asPng();
}
