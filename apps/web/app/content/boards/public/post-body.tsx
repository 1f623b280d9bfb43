import { ButtonAnchor } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import type { FileWords } from './file-labels.ts';
import styles from './post.module.css';

/** What a post says, and its files. */
export function PostBody({ html, attachments }: { html: string; attachments: readonly FileWords[] }) {
  return (
    <>
      <RichText html={html} />
      {attachments.length > 0 && (
        <section aria-labelledby="attachments">
          <h2 id="attachments">첨부 파일</h2>
          <ul className={styles.files}>
            {attachments.map(({ id, name, href, about }) => (
              <li key={id} className={styles.file}>
                <span>
                  <Icon name="clip" /> <b>{name}</b> <span className={styles.about}>({about})</span>
                </span>
                <ButtonAnchor href={href} download={name} kind="secondary" size="small" aria-label={`${name} 내려받기`}>
                  <Icon name="download" />
                  내려받기
                </ButtonAnchor>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
