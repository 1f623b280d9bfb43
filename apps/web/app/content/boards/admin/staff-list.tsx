import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ArrivalHeading } from '../../../platform/arrival-heading.tsx';
import { failureInWords } from '../../../platform/use-mutation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import styles from './board-admin.module.css';

interface StaffListProps<Item extends { id: number }> {
  title: string;
  /** Where there is nothing. */
  none: string;
  /** Another number where what it holds has changed. */
  round?: number;
  load: (before: string | undefined) => Promise<{ posts: Item[]; older: string | null }>;
  children: (item: Item) => ReactNode;
}

/** Posts that only staff see, the newest first; more are fetched when they are asked for. */
export function StaffList<Item extends { id: number }>(props: StaffListProps<Item>) {
  const { title, none, round = 0, load, children } = props;
  const [posts, setPosts] = useState<readonly Item[]>();
  const [older, setOlder] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const first = useRef(load);

  useEffect(() => {
    first.current(undefined).then(
      (page) => {
        setPosts(page.posts);
        setOlder(page.older);
      },
      (error: unknown) => setFailure(failureInWords(error)),
    );
  }, [round]);

  async function more(before: string) {
    try {
      const page = await load(before);
      setPosts((now) => [...(now ?? []), ...page.posts]);
      setOlder(page.older);
    } catch (error) {
      setFailure(failureInWords(error));
    }
  }

  return (
    <Stack gap="small">
      <ArrivalHeading>{title}</ArrivalHeading>
      {failure && <StatusMessage kind="error">{failure}</StatusMessage>}
      {!posts && !failure && <p>불러오는 중입니다.</p>}
      {posts?.length === 0 && <p>{none}</p>}
      {posts && posts.length > 0 && (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.id} className={styles.post}>
              {children(post)}
            </li>
          ))}
        </ul>
      )}
      {older && (
        <div>
          <Button kind="secondary" size="small" onClick={() => void more(older)}>
            더 보기
          </Button>
        </div>
      )}
    </Stack>
  );
}
