const declaration = /--([\w-]+):\s*([^;]+);/g;
const reference = /^var\(--([\w-]+)\)$/;
const block = /[^{}]+\{([^{}]*)\}/;

export type Tokens = ReadonlyMap<string, string>;

const declaredIn = (css: string): [string, string][] =>
  [...css.matchAll(declaration)].map(([, name = '', value = '']) => [name, value.trim()]);

/** A token that only names another gets the value of that one. */
function resolve(declared: ReadonlyMap<string, string>): Tokens {
  const valueOf = (name: string): string => {
    const value = declared.get(name) ?? '';
    const [, target] = reference.exec(value) ?? [];
    return target ? valueOf(target) : value;
  };
  return new Map([...declared.keys()].map((name) => [name, valueOf(name)]));
}

const firstBlock = (css: string) => block.exec(css.replaceAll(/\/\*[^]*?\*\//g, ''))?.[1] ?? '';

/** What the names mean by day, and by night, which is high contrast. */
export function readTokens(tokensCss: string, highContrastCss: string): { day: Tokens; night: Tokens } {
  const day = declaredIn(firstBlock(tokensCss));
  return {
    day: resolve(new Map(day)),
    night: resolve(new Map([...day, ...declaredIn(firstBlock(highContrastCss))])),
  };
}
