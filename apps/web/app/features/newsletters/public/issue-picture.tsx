import type { IssuePicture as Shown } from '@kidney/contract/newsletters/newsletters.schema.ts';
import styles from './newsletters.module.css';

interface IssuePictureProps {
  picture: Shown;
  alt: string;
  /** How wide it stands on the page, as `sizes` says it. */
  sizes: string;
  isLazy?: boolean;
}

/** A page in the width that fits. */
export function IssuePicture({ picture, alt, sizes, isLazy = false }: IssuePictureProps) {
  const { src, width, height, avif, webp } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={styles.picture}
        {...(isLazy && { loading: 'lazy' })}
      />
    </picture>
  );
}

/** Stands for a cover that is not drawn yet; the words beside it say everything. */
export function NoCover({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={styles.noCover}>
      <b>{name}</b>
    </span>
  );
}
