import { lighthouse } from '../art/pictures.ts';
import { PageTitle } from '../platform/page-title.tsx';
import type { RouteHandle } from '../platform/route-handle.ts';
import { site } from '../platform/site.ts';
import { useDisplay } from '../platform/use-display.ts';
import { CallCard } from '../ui/call-card/call-card.tsx';
import { Column, Split } from '../ui/layout/layout.tsx';
import { Tile } from '../ui/tile/tile.tsx';
import styles from './home.module.css';

export const handle: RouteHandle = {};

export default function HomePage() {
  const isNight = useDisplay().contrast === 'high';
  return (
    <Column>
      <PageTitle />
      <meta name="description" content={`${site.name} 누리집입니다. 투석과 생활에 궁금하신 점을 모아 두었습니다.`} />
      <div className={styles.home}>
        <Split
          aside={
            <CallCard
              title="전화로 물어보십시오"
              words="사무국에서 한 분씩 친절히 알려 드립니다."
              phone={site.phone}
              hours={site.hours}
              art={lighthouse}
              isNight={isNight}
            />
          }
        >
          <h1>무엇을 도와드릴까요?</h1>
          <p className={styles.lead}>{site.name} 누리집입니다. 투석과 생활에 궁금하신 점을 모아 두었습니다.</p>
          <Tile to="/community/faq" icon="question" title="자주 묻는 질문" words="많이 물으시는 것부터 모았습니다" />
        </Split>
      </div>
    </Column>
  );
}
