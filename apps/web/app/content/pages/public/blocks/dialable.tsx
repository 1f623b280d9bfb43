import { splitAtPhones } from './fact-value.ts';

/** A text in which every telephone number can be dialled. */
export function Dialable({ text }: { text: string }) {
  return splitAtPhones(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={`${part}${index}`} href={`tel:${part}`}>
        {part}
      </a>
    ),
  );
}
