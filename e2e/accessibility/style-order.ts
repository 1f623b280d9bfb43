import type { Page } from '@playwright/test';

function lookForTies(): string[] {
  interface Rule {
    style: CSSStyleDeclaration;
    weight: string;
    /** The file that it comes from: the built name of a class begins with three letters of its file. */
    file: string;
    /** A drawn part such as `::before` has properties of its own. */
    part: string;
    name: string;
  }
  const rulesOf = new Map<Element, Rule[]>();

  /** As CSS counts it: ids, then classes and the like, then elements. */
  function weightOf(selector: string): string {
    const plain = selector
      .replaceAll(/:where\([^)]*\)/g, '')
      .replaceAll(/::[\w-]+/g, ' e')
      .replaceAll(/:(?:is|not|has)\(|\)/g, ' ');
    const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
    const elements = count(/(?<![\w.#:[\]'"=-])[a-zA-Z][\w-]*/g);
    return `${count(/#[\w-]+/g)},${count(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g)},${elements}`;
  }

  function note({ selectorText, style }: CSSStyleRule, condition: string): void {
    // A comma within brackets does not part two selectors.
    for (const selector of selectorText.split(/,(?![^(]*\))/).map((each) => each.trim())) {
      const part = selector.match(/::[\w-]+$/)?.[0] ?? '';
      // What counts while something has the focus can meet everything that counts while it has not.
      const resting = selector.replace(/::[\w-]+$/, '').replaceAll(/:(?:hover|active|focus(?:-[a-z]+)?)/g, '');
      const whole = resting.replaceAll(/(?<=^|[\s>+~(])(?=$|[\s>+~)])/g, '*').replaceAll('**', '*') || '*';
      const file = selector.match(/\.([a-zA-Z]{3})[0-9a-z]+/)?.[1] ?? 'base';
      const rule = { style, weight: weightOf(selector), file, part, name: `${condition}${selector}` };
      for (const element of document.querySelectorAll(whole)) {
        const rules = rulesOf.get(element);
        if (rules) rules.push(rule);
        else rulesOf.set(element, [rule]);
      }
    }
  }

  function read(rules: CSSRuleList, condition: string): void {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) note(rule, condition);
      else if (rule instanceof CSSMediaRule) {
        if (matchMedia(rule.conditionText).matches) read(rule.cssRules, condition);
      } else if (rule instanceof CSSGroupingRule) read(rule.cssRules, `${condition}@container `);
    }
  }

  const ties = new Set<string>();
  function compare(one: Rule, other: Rule): void {
    if (one.file === other.file || one.weight !== other.weight || one.part !== other.part) return;
    for (const property of one.style) {
      if (one.style.getPropertyPriority(property) !== other.style.getPropertyPriority(property)) continue;
      // A shorthand with a variable in it has no values of its own.
      const [a, b] = [one.style, other.style].map((style) => style.getPropertyValue(property));
      const isSetByBoth = [...other.style].includes(property);
      if (isSetByBoth && (a !== b || a === '')) ties.add(`${property}: ${one.name} | ${other.name}`);
    }
  }

  const ours = [...document.styleSheets].filter(({ href }) => !href || href.startsWith(location.origin));
  for (const sheet of ours) read(sheet.cssRules, '');
  const seen = new Set<string>();
  for (const rules of rulesOf.values()) {
    const names = rules.map(({ name }) => name).join();
    if (seen.has(names)) continue;
    seen.add(names);
    for (const [index, rule] of rules.entries()) for (const other of rules.slice(index + 1)) compare(rule, other);
  }
  return [...ties].toSorted();
}

/**
 * Where two files give one element different values with the same weight: which of them comes later in the built sheet
 * is up to the build, so nothing may hang on it.
 */
export const findTies = (page: Page): Promise<string[]> => page.evaluate(lookForTies);
