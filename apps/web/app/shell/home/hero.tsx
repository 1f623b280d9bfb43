import { hero } from '../../art/shell-pictures.ts';
import { useDisplay } from '../../platform/use-display.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './hero.module.css';

export function Hero() {
  const isNight = useDisplay().contrast === 'high';
  return (
    <div className={styles.hero}>
      <Picture {...hero} phoneUpTo={720} isNight={isNight} width={1920} height={500} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.motto}>강을 따라 함께 가는 길</p>
        <h1 className={styles.title}>무엇을 도와드릴까요?</h1>
        <p className={styles.lead}>
          투석 병원에 가는 길부터 복지 혜택까지
          <br />
          협회가 곁에서 돕습니다.
        </p>
      </div>
    </div>
  );
}
