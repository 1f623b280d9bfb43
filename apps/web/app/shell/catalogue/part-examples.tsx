import type { Part } from '../../ui/example.ts';
import styles from './catalogue.module.css';

/** The names of the examples are no headings: some parts bring headings of their own. */
export function PartExamples({ name, part, isNight }: { name: string; part: Part; isNight: boolean }) {
  return (
    <section id={`part-${name}`} className={styles.section}>
      <h2>
        {part.title} <code className={styles.code}>{name}</code>
      </h2>
      <p className={styles.use}>{part.use}</p>
      {part.examples.map((example) => (
        <div key={example.name}>
          <p className={styles.name}>{example.name}</p>
          <div className={example.isFixed ? styles.window : undefined}>
            {typeof example.element === 'function' ? example.element(isNight) : example.element}
          </div>
        </div>
      ))}
    </section>
  );
}
