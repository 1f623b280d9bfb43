import { expect, test } from 'vitest';
import { createAddressGate } from './address-gate.ts';
import { addressOf } from './gated-server.ts';

function gateAt(start = 0) {
  const time = { now: start };
  const gate = createAddressGate({ perSecond: 40, burst: 120, connections: 3, now: () => time.now });
  const passed = (address: string, requests: number, cost = 1) =>
    Array.from({ length: requests }, () => gate.mayPass(address, cost)).filter(Boolean).length;
  return { time, gate, passed };
}

test('D-SEC-23 an address has 120 requests at once and 40 a second, another has its own', () => {
  const { time, gate, passed } = gateAt();
  expect(passed('a', 200)).toBe(120);
  expect(passed('b', 200)).toBe(120);
  time.now = 1_000;
  expect(passed('a', 200)).toBe(40);
  time.now = 60_000;
  expect(passed('a', 200)).toBe(120);
  expect(gate.takeRefused()).toBe(80 + 80 + 160 + 80);
  expect(gate.takeRefused()).toBe(0);
});

test('D-SEC-23 what is cheap counts less', () => {
  expect(gateAt().passed('a', 1_000, 0.25)).toBe(480);
});

test('D-SEC-23 nothing is forgotten of an address that goes on, whatever time passes', () => {
  const { time, passed } = gateAt();
  let all = 0;
  for (; time.now < 30_000; time.now += 100) all += passed('a', 20);
  expect(all).toBeLessThanOrEqual(120 + 30 * 40);
  expect(all).toBeGreaterThan(1_300);
});

test('D-SEC-23 millions of addresses take bounded memory', () => {
  const { time, gate } = gateAt();
  for (let n = 0; n < 300_000; n += 1) gate.mayPass(`address ${n}`, 1);
  expect(gate.size.addresses).toBeLessThanOrEqual(100_000);
  time.now = 10_000;
  gate.mayPass('a', 1);
  time.now = 20_000;
  gate.mayPass('a', 1);
  expect(gate.size.addresses).toBeLessThanOrEqual(2);
});

test('D-SEC-23 so many connections, and whoever leaves makes room', () => {
  const { gate } = gateAt();
  expect([1, 2, 3, 4].map(() => gate.enter('a'))).toEqual([true, true, true, false]);
  expect(gate.enter('b')).toBe(true);
  gate.leave('a');
  expect([gate.enter('a'), gate.enter('a')]).toEqual([true, false]);
  for (const address of ['a', 'a', 'a', 'b']) gate.leave(address);
  expect(gate.size.connected).toBe(0);
});

test('D-SEC-23 the address is the one that the last trusted proxy has seen, and a made-up one counts for nothing', () => {
  expect(addressOf('192.0.2.1', '203.0.113.9', 0)).toBe('192.0.2.1');
  expect(addressOf('192.0.2.1', undefined, 1)).toBe('192.0.2.1');
  expect(addressOf('192.0.2.1', '10.9.9.9, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(addressOf('192.0.2.1', '10.9.9.9, 203.0.113.9, 192.0.2.2', 2)).toBe('203.0.113.9');
  expect(addressOf('192.0.2.1', '203.0.113.9', 3)).toBe('203.0.113.9');
  expect(addressOf('::ffff:192.0.2.1', undefined, 0)).toBe('192.0.2.1');
  expect(addressOf('2001:db8:1:2:3:4:5:6', undefined, 0)).toBe('2001:db8:1:2::/64');
});
