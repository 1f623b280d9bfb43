import { isIPv4, isIPv6 } from 'node:net';

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}

const plainOf = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

function firstHalf(plain: string): string {
  const groups = groupsOf(plain).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** What one connection of a household has: an address of IPv4, /64 of IPv6. */
export function oneAddress(address: string): string {
  const plain = plainOf(address);
  return isIPv6(plain) ? firstHalf(plain) : plain;
}

/** The neighbourhood that one person can change addresses in: /24 of IPv4, /64 of IPv6. */
export function addressBlock(address: string): string {
  const plain = plainOf(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? firstHalf(plain) : plain;
}
