import { useId, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { FieldFrame, describedBy } from '../text-field/field-frame.tsx';
import styles from './upload.module.css';

interface FileDropProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  accept: string;
  /** One file only, where a second would take its place. */
  isSingle?: boolean;
  onFiles(files: readonly File[]): void;
}

/** The browser's own field for files, in a place where files can also be dropped and pasted. */
export function FileDrop({ label, hint, error, accept, isSingle = false, onFiles }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  const give = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(isSingle ? files.slice(0, 1) : files);
  };
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    give(target.files);
    // The same file can be chosen again after it was taken out.
    target.value = '';
  }
  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    give(event.clipboardData.files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer.files);
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div
        className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
        onPaste={paste}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...describedBy(id, hint, error)}
          id={id}
          type="file"
          accept={accept}
          multiple={!isSingle}
          className={styles.input}
          onChange={choose}
        />
        <p className={styles.ways}>
          <Icon name="upload" />
          <span>여기에 끌어다 놓거나, 복사한 사진을 붙여 넣으셔도 됩니다.</span>
        </p>
      </div>
    </FieldFrame>
  );
}
