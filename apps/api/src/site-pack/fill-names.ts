import { isParticle, withParticle } from '@kidney/contract/shared/particles.ts';
import { OperatorError } from '../platform/operator-error.ts';
import type { SitePack } from './site-pack.schema.ts';

/** `[[협회]]`, `[[콜택시|는]]` */
const place = /\[\[([^\]|]*)(?:\|([^\]]*))?\]\]/gu;
const escaped = (word: string) => word.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What is written for every association speaks of this one: names stand in double brackets, with the particle that follows. */
export function speakOf({ identity, region }: Pick<SitePack, 'identity' | 'region'>) {
  const words = new Map([
    ['협회', identity.name],
    ['주소', identity.address],
    ['지역', region.name],
    ['시', region.fullName],
    ['콜택시', region.callTaxi.name],
    ['콜택시 주소', region.callTaxi.href],
    ['이동센터', region.callTaxi.centre],
  ]);

  function fillText(text: string): string {
    return text.replaceAll(place, (_whole, name: string, particle?: string) => {
      const word = words.get(name);
      if (word === undefined) throw new OperatorError(`[[${name}]] is no word of a pack.`);
      const shown = text.includes('<') ? escaped(word) : word;
      if (particle === undefined) return shown;
      if (!isParticle(particle)) throw new OperatorError(`[[${name}|${particle}]] ends in no particle that is known.`);
      return withParticle(shown, particle);
    });
  }

  /** The same thing with every text in it filled. */
  function fill<Value>(value: Value): Value {
    if (typeof value === 'string') return fillText(value) as Value;
    if (Array.isArray(value)) return value.map(fill) as Value;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)])) as Value;
  }
  return fill;
}
