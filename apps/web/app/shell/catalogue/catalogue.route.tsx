import { PageTitle } from '../../platform/page-title.tsx';
import type { RouteHandle } from '../../platform/route-handle.ts';
import { useDisplay } from '../../platform/use-display.ts';
import { Contents, ContentsAside } from '../../ui/contents/contents.tsx';
import { Column } from '../../ui/layout/layout.tsx';
import { DisplayControls } from '../display-controls.tsx';
import sheet from './catalogue.css?url';
import { ColourTokens } from './colour-tokens.tsx';
import { Drawings } from './drawings.tsx';
import { parts } from './parts.ts';
import { PartExamples } from './part-examples.tsx';
import { SizeTokens } from './size-tokens.tsx';

const title = '화면 부품 모음';

export const handle: RouteHandle = {
  header: { title, icon: 'list', lead: '이 누리집을 이루는 색과 글자와 그림과 부품을 모두 모았습니다.' },
};

export const links = () => [{ rel: 'stylesheet', href: sheet }];

const entries = [
  { id: 'colours', title: '색' },
  { id: 'sizes', title: '글자와 자리' },
  { id: 'drawings', title: '그림' },
  ...parts.map(({ name, part }) => ({ id: `part-${name}`, title: part.title })),
];

/** The living catalogue: what the parts look like in every state. Nobody has to find it. */
export default function CataloguePage() {
  const isNight = useDisplay().contrast === 'high';
  return (
    <Column>
      <PageTitle name={title} />
      <div className="catalogue-layout">
        <div className="catalogue-side">
          <div className="catalogue-display">
            <p>글자 크기와 고대비를 바꾸면 모든 부품이 바뀝니다.</p>
            <DisplayControls />
          </div>
          <ContentsAside entries={entries} />
        </div>
        <div className="catalogue-sections">
          <Contents entries={entries} />
          <ColourTokens />
          <SizeTokens />
          <Drawings isNight={isNight} />
          {parts.map(({ name, part }) => (
            <PartExamples key={name} name={name} part={part} isNight={isNight} />
          ))}
        </div>
      </div>
    </Column>
  );
}
