import type { Part } from '../../ui/example.ts';

/** The names of the examples are no headings: some parts bring headings of their own. */
export function PartExamples({ name, part, isNight }: { name: string; part: Part; isNight: boolean }) {
  return (
    <section id={`part-${name}`} className="catalogue-section">
      <h2>
        {part.title} <code className="catalogue-code">{name}</code>
      </h2>
      <p className="catalogue-use">{part.use}</p>
      {part.examples.map((example) => (
        <div key={example.name}>
          <p className="catalogue-name">{example.name}</p>
          <div className={example.isFixed ? 'catalogue-window' : undefined}>
            {typeof example.element === 'function' ? example.element(isNight) : example.element}
          </div>
        </div>
      ))}
    </section>
  );
}
