import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import styles from './editor.module.css';

interface PartFormProps {
  owner: string;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form that opens in its place. Enter in one of its fields saves nothing: the page is saved as a whole. */
export function PartForm({ owner, label, onClose, children }: PartFormProps) {
  return (
    <form
      id={`form-${owner}`}
      aria-label={label}
      noValidate
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <div>
        <Button kind="secondary" size="small" onClick={onClose}>
          <Icon name="check" />
          다 고쳤습니다
        </Button>
      </div>
    </form>
  );
}
