/** What is no number goes as it was typed: the server says what is wrong with it. */
export const typedNumber = (text: string): number =>
  /^\d+$/.test(text.trim()) ? Number(text) : (text as unknown as number);
