import { loadSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { openTestDatabase } from './database.ts';
import { peopleOf } from './known-people.ts';
import { marks } from './marked-values.ts';
import { applicationPlantings } from './planted-applications.ts';
import type { Planting } from './planting.ts';

const { name, phone, email, address, birthDate, guardianName, guardianPhone, notes } = marks;

/** People, and what the office asks about them. */
const people: Planting = async (site, ask) => {
  const database = openTestDatabase(site.urls.appUrl);
  const feature = peopleOf({ database, keys: loadSigningKeys(site.keysFolder) });
  const who = { name, phone, email, address, birthDate, guardianName, guardianPhone };
  const { id } = await feature.within((tx) => feature.people.recognise(tx, who));
  await database.close();
  const consent = { text: 'transport/messages/1', giver: 'self', way: 'phone' };
  return [
    await ask('POST', '/person/search', { words: name }),
    await ask('POST', '/person/search', { words: phone }),
    await ask('POST', '/person/search', { words: guardianPhone }),
    await ask('POST', '/staff-search', { words: name }),
    await ask('POST', '/staff-search', { words: phone }),
    await ask('GET', `/person/${id}`),
    await ask('POST', `/person/${id}/consent`, consent),
  ];
};

const messages: Planting = async (_site, ask) => {
  const sms = await ask('POST', '/messages', {
    channel: 'sms',
    to: phone,
    subject: '안내',
    text: `${name} 님, ${notes}`,
  });
  const { data } = (await sms.clone().json()) as { data: { id: string } };
  return [
    sms,
    await ask('GET', `/messages/${data.id}/words`),
    await ask('POST', '/messages', { channel: 'mail', to: email, subject: `${name} 님께`, text: notes }),
    await ask('GET', '/messages?shelf=waiting'),
  ];
};

/** Every feature by which personal values come in. A new one is added here. */
export const plantings: Planting[] = [people, messages, ...applicationPlantings];

/** What is refused: the answer says why, and never what was sent. */
export const refusals: Planting = async (_site, ask) => [
  await ask('POST', '/person/search', { words: name.repeat(20) }),
  await ask('POST', '/person/search', { words: [name] }),
  await ask('POST', '/staff-search', { words: name.repeat(20) }),
  await ask('POST', '/staff-search', { words: { [name]: phone } }),
  await ask('POST', '/person/search', { [name]: name }),
  await ask('GET', `/person/${encodeURIComponent(name)}`),
  await ask('GET', `/person/search?words=${encodeURIComponent(name)}`),
  await ask('POST', `/person/${crypto.randomUUID()}/consent`, { text: name, giver: phone, way: address }),
  await ask('POST', '/messages', { channel: 'sms', to: name, subject: notes.repeat(20), text: notes }),
  await ask('POST', '/messages', { channel: 'mail', to: phone, subject: '', text: '' }),
  await ask('POST', '/application-draft', { kind: 'transport', giver: name, accepted: [notes] }),
  await ask('POST', '/application-draft/answer', { token: name, page: 'rider', answers: { name, phone } }),
  await ask('POST', '/application-status', { receipt: name, phone }),
  await ask('POST', `/application/${crypto.randomUUID()}/note`, { text: notes }),
  await ask('POST', '/application', { kind: 'transport', key: name, giver: 'self', accepted: [], answers: { name } }),
  await ask('POST', '/format-request-form', { name, phone: notes, format: name, wish: notes, accepted: [] }),
  await ask('POST', '/call-note', { who: notes.repeat(9), phoneEnd: phone, about: '', dueOn: name }),
  await ask('PUT', '/auth/me', { nickName: name.repeat(50), email: name }),
  await ask('POST', '/auth/login', { login: email, password: name }),
];
