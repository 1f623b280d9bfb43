import { readFileSync } from 'node:fs';
import { HtmlValidate, type ConfigData } from 'html-validate';

// Switched off there, besides what is only React's way of writing: `tel-non-breaking` asks for a hyphen that nobody can
// search for or dial after copying, where CSS keeps the number together; `wcag/h32` asks for a submit button also while
// a stale edit must be decided first; a rich text editor cannot be a native `textarea`, and what a combobox has found no `select`. Checkboxes of one question share
// their name, as forms have always sent several answers.
const config = JSON.parse(readFileSync(new URL('../../.htmlvalidate.json', import.meta.url), 'utf8')) as ConfigData;
const validator = new HtmlValidate(config);

export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
  );
}
