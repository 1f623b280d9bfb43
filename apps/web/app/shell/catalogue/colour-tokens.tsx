import { seenOn, textOn } from '../../styles/token-pairs.ts';
import styles from './tokens.module.css';
import { colours, measuredContrast } from './token-sheets.ts';

const paint = (name: string) => (name.startsWith('#') ? name : `var(--${name})`);

/** A presentation attribute and not a style: the content security policy allows no style attributes. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 96 56" aria-hidden="true" focusable="false">
      <rect width="96" height="56" fill={paint(colour)} />
    </svg>
  );
}

function TextSample({ text, ground }: { text: string; ground: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 96 56" aria-hidden="true" focusable="false">
      <rect width="96" height="56" fill={paint(ground)} />
      <text x="48" y="37" textAnchor="middle" fill={paint(text)} className={styles.letters}>
        가나다
      </text>
    </svg>
  );
}

function LineSample({ line, ground }: { line: string; ground: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 96 56" aria-hidden="true" focusable="false">
      <rect width="96" height="56" fill={paint(ground)} />
      <rect x="16" y="14" width="64" height="28" rx="6" fill="none" strokeWidth="3" stroke={paint(line)} />
    </svg>
  );
}

function ByDayAndNight({ day, night }: { day: string; night: string }) {
  return (
    <>
      <span className={styles.line}>{day}</span>
      <span className={styles.line}>고대비 {night}</span>
    </>
  );
}

function Measured({ name, ground }: { name: string; ground: string }) {
  const { day, night } = measuredContrast(name, ground);
  return <ByDayAndNight day={day} night={night} />;
}

const pairsIn = (pairs: Record<string, readonly string[]>) =>
  Object.entries(pairs).flatMap(([ground, names]) => names.map((name) => ({ name, ground })));

/** Every colour, and every pair of colours with the contrast that its values give. */
export function ColourTokens() {
  return (
    <section id="colours" className={styles.tokens}>
      <h2>색</h2>
      <ul className={styles.list}>
        {colours.map(({ name, day, night }) => (
          <li key={name} className={styles.item}>
            <Swatch colour={name} />
            <span>
              <b className={styles.name}>{name}</b>
              <ByDayAndNight day={day} night={night} />
            </span>
          </li>
        ))}
      </ul>
      <h3>바탕 위의 글자: 7 : 1이 넘어야 합니다</h3>
      <ul className={styles.list}>
        {pairsIn(textOn).map(({ name, ground }) => (
          <li key={name + ground} className={styles.item}>
            <TextSample text={name} ground={ground} />
            <span>
              <b className={styles.name}>
                {ground} 위의 {name}
              </b>
              <Measured name={name} ground={ground} />
            </span>
          </li>
        ))}
      </ul>
      <h3>바탕 위의 선과 표시: 3 : 1이 넘어야 합니다</h3>
      <ul className={styles.list}>
        {pairsIn(seenOn).map(({ name, ground }) => (
          <li key={name + ground} className={styles.item}>
            <LineSample line={name} ground={ground} />
            <span>
              <b className={styles.name}>
                {ground} 위의 {name}
              </b>
              <Measured name={name} ground={ground} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
