import type { Part } from '../example.ts';
import { Icon, iconNames } from './icon.tsx';
import styles from './icon.examples.module.css';

export const part: Part = {
  title: '그림표',
  use: '언제나 말과 함께 씁니다. 그림표만으로 뜻을 전하지 않습니다.',
  examples: [
    {
      name: '모두',
      element: (
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
