import type { Person } from '@kidney/contract/office/accounts/staff.schema.ts';
import { dayInSeoul, formatDate } from '../../../../platform/korean-date.ts';
import { NeedsScript } from '../../../../platform/needs-script.tsx';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import styles from './staff-admin.module.css';
import type { Asked } from './account-dialog.tsx';
import { rolesInWords } from './role-labels.ts';

interface PersonListProps {
  people: readonly Person[];
  none: string;
  hasMail: boolean;
  ownId: number | undefined;
  onAsk: (asked: Asked) => void;
}

const dayOf = (moment: string) => formatDate(dayInSeoul(moment));

function Standing({ person, isSelf }: { person: Person; isSelf: boolean }) {
  if (person.state === 'disabled') return <Tag icon="close">닫힌 계정</Tag>;
  return (
    <>
      {isSelf && <Tag>나</Tag>}
      {person.isLocked && <Tag icon="alert">로그인 잠김</Tag>}
    </>
  );
}

/** What an owner has to know before somebody is let in. */
function Proof({ person, hasMail }: { person: Person; hasMail: boolean }) {
  if (person.isEmailTaken) return <Tag icon="alert">이미 직원인 분의 이메일입니다</Tag>;
  if (person.isEmailProven) {
    return (
      <Tag icon="check" tone="ok">
        이메일을 확인했습니다
      </Tag>
    );
  }
  return <Tag icon="info">{hasMail ? '이메일 확인을 기다립니다' : '이메일을 확인하지 못했습니다'}</Tag>;
}

function acts({ state, isLocked }: Person): { act: Asked['act']; label: string }[] {
  if (state === 'pending') {
    return [
      { act: 'approve', label: '승인' },
      { act: 'refuse', label: '거절' },
    ];
  }
  if (state === 'disabled') return [{ act: 'reactivate', label: '다시 열기' }];
  return [
    { act: 'change-roles', label: '맡은 일 바꾸기' },
    { act: 'let-device-in', label: '새 기기 들이기' },
    ...(isLocked ? [{ act: 'unlock', label: '잠금 풀기' } as const] : []),
    { act: 'deactivate', label: '계정 닫기' },
  ];
}

const isGrave = (act: Asked['act']) => act === 'refuse' || act === 'deactivate';

export function PersonList({ people, none, hasMail, ownId, onAsk }: PersonListProps) {
  if (people.length === 0) return <p className={styles.quiet}>{none}</p>;
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id} className={styles.person}>
          <p className={styles.name}>
            <b>{person.nickName}</b> <span className={styles.quiet}>{person.username}</span>{' '}
            <Standing person={person} isSelf={person.id === ownId} />
          </p>
          {person.state === 'active' && <p>{rolesInWords(person.roles)}</p>}
          <p className={styles.small}>{person.email}</p>
          {person.state === 'pending' ? (
            <>
              <p className={styles.small}>{dayOf(person.askedAt)} 신청</p>
              <p>
                <Proof person={person} hasMail={hasMail} />
              </p>
            </>
          ) : (
            <p className={styles.small}>
              {person.lastUsedAt ? `${dayOf(person.lastUsedAt)} 마지막 사용` : '최근에 쓴 적이 없습니다'}
            </p>
          )}
          <NeedsScript>
            <Buttons>
              {acts(person).map(({ act, label }) => (
                <Button
                  key={act}
                  size="small"
                  kind={isGrave(act) ? 'danger' : 'secondary'}
                  aria-label={`${person.nickName}(${person.username}) ${label}`}
                  onClick={() => onAsk({ act, person })}
                >
                  {label}
                </Button>
              ))}
            </Buttons>
          </NeedsScript>
        </li>
      ))}
    </ul>
  );
}
