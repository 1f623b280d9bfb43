import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

export interface ButtonLook {
  kind?: 'primary' | 'secondary' | 'danger' | 'danger-filled';
  size?: 'normal' | 'small';
}

function classOf({ kind = 'primary', size = 'normal' }: ButtonLook): string {
  return [styles.button, styles[kind], size === 'small' && styles.small].filter(Boolean).join(' ');
}

export function Button({
  kind,
  size,
  type = 'button',
  ...rest
}: ButtonLook & Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...rest} type={type} className={classOf({ ...(kind && { kind }), ...(size && { size }) })} />;
}

export function ButtonLink({ kind, size, ...rest }: ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...rest} className={classOf({ ...(kind && { kind }), ...(size && { size }) })} />;
}

/** For addresses outside the site's routes, such as `tel:`. */
export function ButtonAnchor({ kind, size, ...rest }: ButtonLook & Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...rest} className={classOf({ ...(kind && { kind }), ...(size && { size }) })} />;
}

export function Buttons({ children }: ComponentProps<'div'>) {
  return <div className={styles.row}>{children}</div>;
}
