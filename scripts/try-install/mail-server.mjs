// Runs on the machine that was just installed, where the mail server of the association would be: takes mail and keeps it.
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

createServer((socket) => {
  let isLetter = false;
  socket.on('error', () => {});
  socket.write('220 mail.example.org\r\n');
  createInterface(socket).on('line', (line) => {
    if (isLetter) {
      appendFileSync('/opt/mails', `${line}\n`);
      isLetter = line !== '.';
      if (!isLetter) socket.write('250 taken\r\n');
    } else if (/^DATA/i.test(line)) {
      isLetter = true;
      socket.write('354 go on\r\n');
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else socket.write('250 well\r\n');
  });
}).listen(2525, '127.0.0.1');
