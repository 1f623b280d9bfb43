import type { OwnSession } from '@kidney/contract/office/accounts/own-sessions.schema.ts';
import { Form } from 'react-router';
import { momentOf } from '../../../platform/moment-labels.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import styles from './staff/staff-admin.module.css';

/** Plain forms: they work without script, too. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  return (
    <Card>
      <Stack>
        <ul className={styles.people}>
          {sessions.map(({ id, device, address, createdAt, lastUsedAt, isThis }) => (
            <li key={id} className={styles.person}>
              <p className={styles.name}>
                <b>{device}</b> {isThis && <Tag tone="ok">지금 이 기기</Tag>}
              </p>
              <p className={styles.small}>접속한 주소 {address}</p>
              <p className={styles.small}>{momentOf(createdAt)} 로그인</p>
              <p className={styles.small}>{momentOf(lastUsedAt)} 마지막 사용</p>
              {!isThis && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" kind="danger" size="small" aria-label={`${device}, ${address} 로그아웃시키기`}>
                    로그아웃시키기
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Form method="post">
            <Button type="submit" kind="secondary">
              다른 기기 모두 로그아웃
            </Button>
          </Form>
        )}
      </Stack>
    </Card>
  );
}
