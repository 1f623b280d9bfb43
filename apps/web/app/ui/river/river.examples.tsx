import type { Part } from '../example.ts';
import styles from './river.examples.module.css';

export const part: Part = {
  title: '강물',
  use: '하나뿐인 꾸밈입니다. 순서와 날짜와 연혁을 강물로 잇습니다.',
  examples: [
    { name: '옆으로', element: <div className={styles.across} /> },
    { name: '아래로', element: <div className={styles.down} /> },
  ],
};
