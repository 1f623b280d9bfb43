import { stateNames } from '@kidney/contract/content/contents/contents.paths.ts';
import type { Content } from '@kidney/contract/content/contents/contents.schema.ts';
import { Link } from 'react-router';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { detailsOf, stateIcons } from './content-labels.ts';
import { PickBox } from './pick-box.tsx';
import { isPickable } from './picked-contents.ts';
import styles from './contents.module.css';

interface ContentRowProps {
  content: Content;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
}

export function ContentRow({ content, isPicked, onPick }: ContentRowProps) {
  const { title, state, path, editPath } = content;
  return (
    <li className={isPicked ? `${styles.content} ${styles.picked}` : styles.content}>
      <div className={styles.pickCell}>
        {isPickable(content) && (
          <NeedsScript>
            <PickBox label={`${title} 고르기`} isPicked={isPicked} onChange={onPick} />
          </NeedsScript>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.head}>
          {state === 'bin' ? (
            <b className={styles.title}>{title}</b>
          ) : (
            <>
              <Link to={state === 'public' ? path : editPath} className={styles.title}>
                {title}
              </Link>
              <Tag icon={stateIcons[state]} tone={state === 'public' ? 'ok' : 'plain'}>
                {stateNames[state]}
              </Tag>
            </>
          )}
        </p>
        <p className={styles.details}>{detailsOf(content).join(' · ')}</p>
      </div>
      {state !== 'bin' && (
        <ButtonLink kind="secondary" size="small" to={editPath} aria-label={`${title} 고치기`}>
          고치기
        </ButtonLink>
      )}
    </li>
  );
}
