import { Tile } from '../../ui/tile/tile.tsx';
import { howToApply } from '../navigation/sections.ts';
import styles from './home.module.css';

/** What most people come for, first. */
export function Ways() {
  return (
    <div className={styles.ways}>
      <Tile to={howToApply} icon="van" title="병원 이동 신청" words="투석 병원까지 차로 모십니다" />
      <Tile ground="white" to="/kidney/facilities" icon="pin" title="인공신장실 찾기" words="가까운 투석 병원" />
      <Tile ground="white" to="/kidney/welfare" icon="book" title="복지 혜택" words="받을 수 있는 지원" />
      <div className={styles.wideOnly}>
        <Tile ground="white" to="/community/faq" icon="question" title="자주 묻는 질문" words="많이 물으시는 것" />
      </div>
    </div>
  );
}
