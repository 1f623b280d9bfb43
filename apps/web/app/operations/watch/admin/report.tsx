import { signWords, type SignName } from '@kidney/contract/operations/watch/signs.paths.ts';
import type { Sign, WatchReport } from '@kidney/contract/operations/watch/watch.schema.ts';
import { ageOf } from '../../../platform/age-labels.ts';
import { dayInSeoul, formatDate } from '../../../platform/korean-date.ts';
import { momentOf } from '../../../platform/moment-labels.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './watch.module.css';

/** What the moment of a sign says to a person; of the others it says nothing. */
const moments: Partial<Record<SignName, (at: string, now: string) => string>> = {
  backup: ageOf,
  drill: ageOf,
  log: ageOf,
  certificate: (at) => `${formatDate(dayInSeoul(at))}까지`,
};

function Row({ sign: { name, state, at }, now }: { sign: Sign; now: string }) {
  const { title, well } = signWords[name];
  const when = at && moments[name]?.(at, now);
  return (
    <li className={styles.row}>
      <Icon name={state === 'well' ? 'check' : 'question'} />
      <b>{title}</b>
      <span className={styles.words}>
        {state === 'well' ? well : '지금은 알 수 없습니다.'}
        {when && <span className={styles.when}> {when}</span>}
      </span>
    </li>
  );
}

function Wrong({ name }: Pick<Sign, 'name'>) {
  const { title, wrong, todo } = signWords[name];
  return (
    <li>
      <Callout tone="warn" title={title}>
        <p>
          <b>{wrong}</b> {todo}
        </p>
      </Callout>
    </li>
  );
}

function headline(wrong: number, isSure: boolean): string {
  if (wrong > 0) return `살펴볼 것이 ${wrong}가지 있습니다`;
  return isSure ? '모두 좋습니다' : '지금은 알 수 없는 것이 있습니다';
}

export function Report({ report: { lookedAt, isBlind, signs }, now }: { report: WatchReport; now: string }) {
  const wrong = signs.filter(({ state }) => state === 'wrong');
  const rest = signs.filter(({ state }) => state !== 'wrong');
  const isSure = !isBlind && signs.every(({ state }) => state !== 'unknown');
  const isWell = wrong.length === 0 && isSure;
  return (
    <div className={styles.report}>
      <section aria-labelledby="verdict" className={`${styles.verdict} ${isWell ? styles.well : styles.wrong}`}>
        <Icon name={isWell ? 'check' : 'alert'} />
        <div>
          <h2 id="verdict">{headline(wrong.length, isSure)}</h2>
          <p>{lookedAt ? `마지막으로 살펴본 때: ${momentOf(lookedAt)}` : '아직 살펴본 적이 없습니다.'}</p>
        </div>
      </section>
      {isBlind && (
        <Callout tone="danger" title="살펴보는 프로그램이 멈췄습니다">
          <p>지금은 무슨 일이 있어도 알림이 가지 않습니다. 누리집을 돌보는 업체에 알려 주십시오.</p>
        </Callout>
      )}
      {wrong.length > 0 && (
        <ul className={styles.wrongs}>
          {wrong.map(({ name }) => (
            <Wrong key={name} name={name} />
          ))}
        </ul>
      )}
      <Card>
        <section aria-labelledby="rest">
          <h2 id="rest">{wrong.length > 0 ? '나머지' : '살펴본 것'}</h2>
          <ul className={styles.rows}>
            {rest.map((sign) => (
              <Row key={sign.name} sign={sign} now={now} />
            ))}
          </ul>
        </section>
      </Card>
    </div>
  );
}
