import { Tile } from '../../ui/tile/tile.tsx';
import { applyPath } from '../navigation/sections.ts';
import { useSections } from '../navigation/use-sections.ts';
import { noticesPath } from './notices-card.tsx';
import styles from './home.module.css';

const welfare = <Tile ground="white" to="/kidney/welfare" icon="book" title="복지 혜택" words="받을 수 있는 지원" />;
const faq = <Tile ground="white" to="/community/faq" icon="question" title="자주 묻는 질문" words="많이 물으시는 것" />;

/** What most people come for, first. On wide screens the notices stand right below. */
export function Ways({ newNotices }: { newNotices: number }) {
  const news = newNotices > 0 ? `새 글이 ${newNotices}개 있습니다` : '협회가 알려 드립니다';
  const hasShuttle = useSections().some(({ key }) => key === 'transport');
  return (
    <div className={styles.ways}>
      {hasShuttle && <Tile to={applyPath} icon="van" title="병원 이동 차량 신청" words="투석 병원까지 차로 모십니다" />}
      <Tile ground="white" to="/kidney/facilities" icon="pin" title="인공신장실 찾기" words="가까운 투석 병원" />
      <div className={styles.phoneOnly}>
        <Tile ground="white" to={noticesPath} icon="bell" title="공지사항" words={news} />
      </div>
      <div className={styles.wideOnly}>{welfare}</div>
      <div className={styles.wideOnly}>{faq}</div>
    </div>
  );
}

/** On a phone these come after the notices. */
export function MoreWays() {
  return (
    <div className={styles.moreWays}>
      {welfare}
      {faq}
    </div>
  );
}
