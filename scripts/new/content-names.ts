/** Every way in which the name of a kind is written. */
export interface Names {
  /** `quick-links` and `quick-link`, as folders, tags and addresses are called. */
  names: string;
  name: string;
  /** `quickLinks`, `quickLink`, `QuickLinks`, `QuickLink`. */
  list: string;
  one: string;
  List: string;
  One: string;
  /** `quick_links`. */
  table: string;
  /** Where visitors find it, and the section of the site in which that is. */
  place: string;
  section: string;
  /** As the office calls it, and with the particles that follow. */
  word: string;
  topic: string;
  subject: string;
  object: string;
}

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Whether a Korean word ends in a consonant, which decides what follows it. */
function endsInConsonant(word: string): boolean {
  const last = (word.codePointAt(word.length - 1) ?? 0) - 0xac00;
  return last >= 0 && last < 11_172 && last % 28 > 0;
}

export function namesOf(names: string, word: string, place: string): Names {
  const name = names.replace(/s$/, '');
  const [list, one] = [camel(names), camel(name)];
  const closed = endsInConsonant(word);
  return {
    names,
    name,
    list,
    one,
    List: capital(list),
    One: capital(one),
    table: names.replaceAll('-', '_'),
    place,
    section: place.split('/')[1] ?? '',
    word,
    topic: `${word}${closed ? '은' : '는'}`,
    subject: `${word}${closed ? '이' : '가'}`,
    object: `${word}${closed ? '을' : '를'}`,
  };
}

/** A text with the names in the place of «names». */
export const withNames = (text: string, names: Names): string =>
  text.replaceAll(/«(\w+)»/g, (whole, key: string) => names[key as keyof Names] ?? whole);
