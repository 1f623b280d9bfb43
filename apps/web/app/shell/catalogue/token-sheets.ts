import highContrastCss from '../../styles/high-contrast.css?raw';
import tokensCss from '../../styles/tokens.css?raw';
import { contrast } from '../../styles/contrast.ts';
import { readTokens, type Tokens } from '../../styles/token-values.ts';

const { day, night } = readTokens(tokensCss, highContrastCss);

export const colours = [...day]
  .filter(([, value]) => value.startsWith('#'))
  .map(([name, value]) => ({ name, day: value, night: night.get(name) ?? value }));

/** The contrast by day, and in high contrast. */
export function measuredContrast(name: string, ground: string): { day: string; night: string } {
  const measure = (tokens: Tokens) => {
    const [one, other] = [name, ground].map((token) => tokens.get(token) ?? token) as [string, string];
    return `${contrast(one, other).toFixed(1)} : 1`;
  };
  return { day: measure(day), night: measure(night) };
}
