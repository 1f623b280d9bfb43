import type { ProgramPicture as Shown } from '@kidney/contract/content/programs/programs.schema.ts';
import type { Drawing } from '../../../art/figures.ts';
import { Photo } from '../../../ui/picture/photo.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './programs.module.css';

const sizes = '(width > 720px) 24rem, 100vw';

/** A photograph in the width that fits; on a card, where the title says it, without its description. */
export function ProgramPhoto({ picture, isOnCard = false }: { picture: Shown; isOnCard?: boolean }) {
  return (
    <Photo
      photo={picture}
      alt={isOnCard ? '' : picture.alt}
      sizes={sizes}
      className={isOnCard ? styles.picture : styles.whole}
      isLazy={isOnCard}
    />
  );
}

export function Sketch({ drawing, isNight }: { drawing: Drawing; isNight: boolean }) {
  const { art, width, height } = drawing;
  return <Picture wide={art} isNight={isNight} width={width} height={height} className={styles.picture} />;
}
