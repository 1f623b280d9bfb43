import type { ComponentProps } from 'react';
import styles from './card.module.css';

interface CardProps extends Omit<ComponentProps<'div'>, 'className'> {
  ground?: 'white' | 'sand';
}

export function Card({ ground = 'white', ...rest }: CardProps) {
  return <div {...rest} className={`${styles.card} ${styles[ground]}`} />;
}
