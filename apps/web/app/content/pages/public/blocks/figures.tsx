import type { BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';
import { useDisplay } from '../../../../platform/use-display.ts';
import { Figure } from '../../../../ui/figure/figure.tsx';
import { useDrawings } from './drawings.ts';
import styles from './blocks.module.css';

/** One drawing, or several side by side. A drawing that this build does not have leaves its words. */
export function Figures({ figures }: { figures: readonly BlockOf<'figure'>[] }) {
  const drawings = useDrawings();
  const isNight = useDisplay().contrast === 'high';
  return (
    <div className={figures.length > 1 ? styles.gallery : undefined}>
      {figures.map(({ id, art, alt, caption }) => {
        const drawing = drawings[art];
        return drawing ? (
          <Figure key={id} {...drawing} alt={alt} caption={caption} isNight={isNight} />
        ) : (
          <p key={id}>{caption ?? alt}</p>
        );
      })}
    </div>
  );
}
