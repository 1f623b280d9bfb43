import styles from './icon.module.css';

const paths = {
  alert: 'M12 4L2.5 20h19zM12 10v4.5M12 17.2v.1',
  check: 'M5 12.5l5 5L19 7',
  chevronDown: 'M5 9l7 7 7-7',
  chevronRight: 'M9 5l7 7-7 7',
  chevronUp: 'M5 15l7-7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  contrast: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 3v18',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  person: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21q0-7 8-7t8 7',
  phone: 'M6 3h4l2 5-2.5 1.5a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
  plus: 'M12 5v14M5 12h14',
  question: 'M9 9a3 3 0 1 1 4.5 2.6Q12 12.5 12 14M12 17.5v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  signOut: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
} as const;

export type IconName = keyof typeof paths;

/** Always beside a word, so it is hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
