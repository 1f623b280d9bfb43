import type { ProgramPicture as Shown } from '@kidney/contract/programs/programs.schema.ts';
import type { Drawing } from '../../../art/figures.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './programs.module.css';

const sizes = '(width > 720px) 24rem, 100vw';

/** A photograph in the width that fits; on a card, where the title says it, without its description. */
export function Photo({ picture, isOnCard = false }: { picture: Shown; isOnCard?: boolean }) {
  const { src, alt, width, height, avif, webp } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={isOnCard ? '' : alt}
        width={width}
        height={height}
        className={isOnCard ? styles.picture : styles.whole}
        {...(isOnCard && { loading: 'lazy' })}
      />
    </picture>
  );
}

export function Sketch({ drawing, isNight }: { drawing: Drawing; isNight: boolean }) {
  const { art, width, height } = drawing;
  return <Picture wide={art} isNight={isNight} width={width} height={height} className={styles.picture} />;
}
