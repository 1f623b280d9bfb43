import { bannerOf, bannerNames } from '../../art/banners.ts';
import { drawingNames, drawingOf } from '../../art/figures.ts';
import { logos } from '../../art/logos.ts';
import { faqBanner, sea } from '../../art/pictures.ts';
import { brokenWay, hero, lostWay, ribbon } from '../../art/shell-pictures.ts';
import { Picture, type Art } from '../../ui/picture/picture.tsx';

interface Shown {
  name: string;
  art: Art;
  width: number;
  height: number;
}

const banners = [...bannerNames.map((name) => ({ name, ...bannerOf(name) })), { name: 'faq', ...faqBanner }];
const marks: Shown[] = Object.entries(logos).map(([name, art]) => ({ name, art, width: 124, height: 128 }));
const figures: Shown[] = drawingNames.flatMap((name) => {
  const drawing = drawingOf(name);
  return drawing ? [{ name, ...drawing }] : [];
});
const places: Shown[] = [
  { name: 'hero, 넓은 화면', art: hero.wide, width: 1920, height: 500 },
  { name: 'hero, 좁은 화면', art: hero.phone, width: 390, height: 246 },
  { name: 'lostWay', art: lostWay, width: 320, height: 180 },
  { name: 'brokenWay', art: brokenWay, width: 320, height: 180 },
  { name: 'ribbon', art: ribbon, width: 1280, height: 120 },
  { name: 'sea', art: sea, width: 1920, height: 120 },
];

function Gallery({ drawings, isNight, size }: { drawings: readonly Shown[]; isNight: boolean; size: string }) {
  return (
    <ul className={`drawing-gallery drawing-${size}`}>
      {drawings.map(({ name, art, width, height }) => (
        <li key={name}>
          <figure>
            <Picture wide={art} isNight={isNight} width={width} height={height} isLazy className="drawing-picture" />
            <figcaption className="drawing-name">{name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Every drawing, each with the name it has in `art/`. */
export function Drawings({ isNight }: { isNight: boolean }) {
  const wide = banners.map(({ name, wide: art }) => ({ name: `${name}, 넓은 화면`, art, width: 1920, height: 260 }));
  const narrow = banners.map(({ name, phone: art }) => ({ name: `${name}, 좁은 화면`, art, width: 390, height: 170 }));
  return (
    <section id="drawings" className="drawing-drawings">
      <h2>그림</h2>
      <h3>배너</h3>
      <Gallery drawings={wide} isNight={isNight} size="wide" />
      <Gallery drawings={narrow} isNight={isNight} size="middle" />
      <h3>로고</h3>
      <Gallery drawings={marks} isNight={isNight} size="small" />
      <h3>설명 그림</h3>
      <Gallery drawings={figures} isNight={isNight} size="middle" />
      <h3>화면의 그림</h3>
      <Gallery drawings={places} isNight={isNight} size="middle" />
    </section>
  );
}
