import type { IssuePicture as Shown } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { Photo } from '../../../ui/picture/photo.tsx';
import styles from './newsletters.module.css';

interface IssuePictureProps {
  picture: Shown;
  alt: string;
  sizes: string;
  isLazy?: boolean;
}

export function IssuePicture({ picture, ...rest }: IssuePictureProps) {
  return <Photo photo={picture} className={styles.picture} {...rest} />;
}

/** Stands for a cover that is not drawn yet; the words beside it say everything. */
export function NoCover({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={styles.noCover}>
      <b>{name}</b>
    </span>
  );
}
