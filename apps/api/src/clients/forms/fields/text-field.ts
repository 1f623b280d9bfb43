import type { Answer, Field, Reading } from '../form.ts';
import { answerTo } from '../form.ts';

interface TextFieldOptions {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  inputMode?: 'text' | 'tel' | 'numeric' | 'email';
  autoComplete?: string;
  isLong?: boolean;
  maxLength: number;
  /** What to do where nothing was typed. */
  missing?: string;
  /** Makes one way of writing of many, or says what to do. */
  read?(typed: string): Reading;
  /** As a person writes it. */
  show?(value: string): string;
  /** As the overview says it. */
  words?(value: string): string;
}

const spoiled = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function tidy(typed: Answer | undefined, isLong: boolean): string {
  const text = (typeof typed === 'string' ? typed : '').normalize('NFC').replaceAll('\r\n', '\n');
  return (isLong ? text : text.replaceAll(/\s+/g, ' ')).trim();
}

export function textField(options: TextFieldOptions): Field {
  const { name, label, maxLength, isOptional = false, isLong = false } = options;
  const show = (value: string) => (value === '' ? '' : (options.show?.(value) ?? value));
  return {
    name,
    label,
    describe: (answers) => ({
      type: 'text',
      name,
      label,
      hint: options.hint ?? null,
      isOptional,
      value: show(answerTo(answers, name)),
      inputMode: options.inputMode ?? 'text',
      autoComplete: options.autoComplete ?? 'off',
      isLong,
      maxLength,
    }),
    read: (typed) => {
      const text = tidy(typed, isLong);
      if (text === '') {
        return isOptional ? { value: '' } : { problem: options.missing ?? '이 칸을 적어 주십시오.' };
      }
      if (spoiled.test(text) || !text.isWellFormed()) {
        return { problem: '쓸 수 없는 글자가 들어 있습니다. 지우고 다시 적어 주십시오.' };
      }
      if (text.length > maxLength) return { problem: `${maxLength}자 안으로 줄여 적어 주십시오.` };
      return options.read?.(text) ?? { value: text };
    },
    words: (answer) => (typeof answer === 'string' && answer !== '' ? (options.words ?? show)(answer) : ''),
  };
}
