import { connect, type Socket } from 'node:net';
import { attackedHost, kinds, type Ask, type Kind } from './kinds.ts';

/** Started by scripts/attack.ts with: origin, kind, connections, addresses, seconds. Attacks this machine alone, and ends by itself. */
const [origin = '', kind = '', connections = '', addresses = '', seconds = ''] = process.argv.slice(2);
const port = Number(new URL(origin).port);
const ask: Ask = kinds[kind as Kind];
const pause = 20;
const statuses: Record<string, number> = {};
const sockets = new Set<Socket>();
let isOver = false;

const addressOf = (number: number) => {
  const n = number % Number(addresses);
  return `127.0.${1 + Math.floor(n / 200)}.${10 + (n % 200)}`;
};

function open(number: number): void {
  if (isOver) return;
  const socket = connect({ host: attackedHost, port, localAddress: addressOf(number) });
  sockets.add(socket);
  const strike = () => {
    if (!isOver && socket.writable) socket.write(ask(origin).text);
  };
  socket.setEncoding('latin1');
  socket.once('connect', strike);
  socket.on('data', (text: string) => {
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      strike();
    }
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    sockets.delete(socket);
    // Whoever is turned away comes again.
    setTimeout(open, pause, number);
  });
}

for (let number = 0; number < Number(connections); number += 1) open(number);
setTimeout(
  () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
    process.stdout.write(JSON.stringify(statuses), () => process.exit(0));
  },
  Number(seconds) * 1_000,
);
