import type { Person } from '@kidney/contract/clients/people/people.schema.ts';
import { formatDate } from '../../../../platform/korean-date.ts';
import { Card } from '../../../../ui/card/card.tsx';
import styles from './person.module.css';

interface Row {
  label: string;
  words: string | null | undefined;
  more?: string;
}

function Rows({ id, title, rows }: { id: string; title: string; rows: readonly Row[] }) {
  const known = rows.filter(({ words }) => words);
  if (known.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby={id} className={styles.part}>
        <h2 id={id}>{title}</h2>
        <dl className={styles.rows}>
          {known.map(({ label, words, more }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
              {more && <dd className={styles.small}>{more}</dd>}
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

/** What whoever drives or answers the telephone must not forget. */
export function ToKnow({ person: { ride } }: { person: Person }) {
  if (!ride) return null;
  const rows = [
    { label: '투석 혈관이 있는 팔', words: ride.accessArm, more: '이 팔은 잡지 않습니다.' },
    { label: '필요한 도움', words: ride.help },
    { label: '찾아갈 때 알아 둘 것', words: ride.pickUpNote },
    { label: '전하신 말', words: ride.other },
    { label: '사무국 메모', words: ride.note },
  ];
  return <Rows id="person-to-know" title="알아 둘 것" rows={rows} />;
}

export function OtherFacts({ person: { address, birthDate, email } }: { person: Person }) {
  const rows = [
    { label: '주소', words: address },
    { label: '생년월일', words: birthDate && formatDate(birthDate) },
    { label: '이메일', words: email },
  ];
  return <Rows id="person-facts" title="그 밖에 아는 것" rows={rows} />;
}
