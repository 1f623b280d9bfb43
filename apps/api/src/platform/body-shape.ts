/** Nothing that people fill in is nested deeper or has more parts; what is, costs more to look through than to send. */
export const deepest = 16;
export const mostParts = 20_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Whether JSON goes beyond these bounds, told from its text in one pass, before anything is made of it. */
export function isBeyondBounds(json: string): boolean {
  let [depth, parts] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) {
      for (at += 1; at < json.length && json.charCodeAt(at) !== quote; at += 1) {
        if (json.charCodeAt(at) === backslash) at += 1;
      }
    } else if (sign === comma) parts += 1;
    else if (opening.has(sign)) {
      depth += 1;
      parts += 1;
      if (depth > deepest) return true;
    } else if (closing.has(sign)) {
      depth -= 1;
      parts += 1;
    }
    if (parts > mostParts) return true;
  }
  return false;
}
