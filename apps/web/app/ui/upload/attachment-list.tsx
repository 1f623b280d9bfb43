import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { sizeInWords } from './file-size.ts';
import styles from './upload.module.css';

interface Attachment {
  id: string;
  name: string;
  /** In words, for example `한글(HWP)`. */
  type: string;
  size: number;
  /** A small picture of it, where it is one. */
  picture?: string;
  /** What the picture shows; left out for documents. */
  alt?: string;
}

interface AttachmentListProps {
  label: string;
  files: readonly Attachment[];
  /** The files again, in their new order or without one. */
  onChange(ids: readonly string[]): void;
  onDescribe?(id: string, alt: string): void;
  /** Pictures without a description are named as errors; not before somebody wanted to save. */
  isChecked?: boolean;
}

type Act = 'up' | 'down' | 'remove';
const missing = '사진 설명을 적어 주십시오. 보지 못하는 분께 읽어 드립니다.';

/** What was uploaded: how large, of what kind, in which order, and what each picture shows. */
export function AttachmentList({ label, files, onChange, onDescribe, isChecked = false }: AttachmentListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const [focus, setFocus] = useState<{ id: string; act: Act }>();
  const ids = files.map(({ id }) => id);

  // A button that was moved with its file, or is gone with it, has lost the focus.
  useEffect(() => {
    if (!focus) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-file="${focus.id}"] [data-act="${focus.act}"]`);
    (button ?? list.current)?.focus();
  }, [focus]);

  function move({ id, name }: Attachment, by: -1 | 1) {
    const from = ids.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= ids.length) return;
    onChange(ids.with(from, ids[to] as string).with(to, id));
    setFocus({ id, act: by < 0 ? 'up' : 'down' });
    setSaid(`${name}: ${to + 1}번째로 옮겼습니다.`);
  }
  function remove({ id, name }: Attachment) {
    const next = ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1] ?? '';
    onChange(ids.filter((each) => each !== id));
    setFocus({ id: next, act: 'remove' });
    setSaid(`${name}: 뺐습니다.`);
  }

  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label} tabIndex={-1}>
        {files.map((file, place) => (
          <li key={file.id} data-file={file.id} className={styles.item}>
            {file.picture && <img src={file.picture} alt="" width={96} height={96} className={styles.thumb} />}
            <div className={styles.what}>
              <p className={styles.name}>{file.name}</p>
              <p className={styles.facts}>
                {file.type} · {sizeInWords(file.size)}
              </p>
              {file.alt !== undefined && onDescribe && (
                <TextField
                  label="사진 설명"
                  required
                  maxLength={300}
                  defaultValue={file.alt}
                  error={isChecked && file.alt.trim() === '' ? missing : undefined}
                  onChange={({ target }) => onDescribe(file.id, target.value)}
                />
              )}
            </div>
            <div role="group" aria-label={file.name} className={styles.acts}>
              <Button
                kind="secondary"
                size="small"
                data-act="up"
                aria-disabled={place === 0}
                onClick={() => move(file, -1)}
              >
                <Icon name="chevronUp" />
                위로
              </Button>
              <Button
                kind="secondary"
                size="small"
                data-act="down"
                aria-disabled={place === files.length - 1}
                onClick={() => move(file, 1)}
              >
                <Icon name="chevronDown" />
                아래로
              </Button>
              <Button kind="danger" size="small" data-act="remove" onClick={() => remove(file)}>
                <Icon name="trash" />
                빼기
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
