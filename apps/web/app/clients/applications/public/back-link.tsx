import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './applications.module.css';

interface BackLinkProps {
  to: string;
  onLeave?: () => void;
  children: string;
}

export function BackLink({ to, onLeave, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back} onClick={onLeave}>
      <Icon name="chevronLeft" />
      <span>{children}</span>
    </Link>
  );
}
