import { randomUUID } from 'node:crypto';
import { dataKeysOf } from '@kidney/api/office/accounts/index.ts';
import { sealedTable, createVault } from '@kidney/api/platform/sealed-text/vault.ts';
import { phoneDigits } from '@kidney/contract/shared/phone.ts';
import type { TestApi } from './api.ts';
import { createApplicant } from './applicant.ts';
import { createBrowser } from './browser.ts';
import { aFormatRequest } from './format-requests.ts';

/** Words that stand nowhere else, one for each place where something is known of somebody. */
export const marks = {
  name: '신청인 표본',
  phone: '010-0000-0007',
  applicantName: '가족 표본',
  applicantPhone: '010-0000-0008',
  email: 'planted@example.com',
  pledgeEmail: 'pledged@example.com',
  address: '남구 예시로 7, 107동',
  pickUp: '남구 예시로 8, 108동',
  clinicName: '표식 투석 의원',
  other: '계단이 있다는 표식',
  note: '상담에서 들은 표식',
  draft: '쓰다 둔 표식',
  call: '전화로 듣다 만 표식',
  begun: '적다 만 메모의 표식',
  van: '표본호차',
  message: '보낸 글의 표식',
  wish: '큰 글자로 받을 글의 표식',
  called: '다시 걸 전화의 표식',
  help: '행사에서 필요한 표식',
  grouped: '여럿에게 쓴 글의 표식',
};

const sealedEvents = sealedTable('application_events', { text: 'health' });
const sealedApplications = sealedTable('applications', { ride: 'health' });
const sealedRiders = sealedTable('riders', { ride: 'health' });
const sealedPictures = sealedTable('proof_pictures', { picture: 'health' });
const sealedOriginals = sealedTable('proof_originals', { original: 'health' }, 'picture_id');
const sealedUnfinished = sealedTable('unfinished_work', { content: 'health' });
const sealedCallNotes = sealedTable('call_notes', { note: 'health' });
const sealedRegistrations = sealedTable('event_registrations', { name: 'personal', phone: 'personal', help: 'health' });
const sealedGroupMessages = sealedTable('group_messages', { content: 'health' });
const sealedPersons = sealedTable('persons', { email: 'personal', address: 'personal' });

/** A JPEG of eight by eight pixels, black: what is left of a picture. */
export const provenPicture = Buffer.from(
  '/9j/2wBDABsbGxscGx4hIR4qLSgtKj04MzM4PV1CR0JHQl2NWGdYWGdYjX2Xe3N7l33gsJycsOD/2c7Z////////////////wgAL' +
    'CAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABv/aAAgBAQAAAAAz/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPwB/' +
    '/9k=',
  'base64',
);

/** Somebody of whom every table knows something: applied and pledged by the web, was led to a ride, joined, was written to. */
export async function knowWhole(test: TestApi): Promise<{ id: string; application: string }> {
  const query = async (sql: string, values: unknown[]) => (await test.database.write.$client.query(sql, values)).rows;
  const vault = createVault((of) => dataKeysOf(test.keys, of));
  const { name, phone, applicantName, applicantPhone, pickUp, clinicName, other } = marks;
  const applicant = createApplicant(test.app);
  const answers = { name, phone, applicantName, applicantPhone, pickUp, clinicName, other };
  const { receipt } = await applicant.apply('transport', answers, 'family');
  await applicant.apply('pledge', { name, phone, email: marks.pledgeEmail });
  const [made] = await query('select id, person_id from applications where receipt = $1', [receipt.receipt]);
  const { id: application, person_id: id } = made as { id: string; person_id: string };

  const opened = vault.seal(sealedPersons, id, { email: marks.email, address: marks.address });
  await query('update persons set email = $2, address = $3 where id = $1', [id, opened.email, opened.address]);
  const event = randomUUID();
  await query(`insert into application_events (id, application_id, type, text) values ($1, $2, 'note', $3)`, [
    event,
    application,
    vault.seal(sealedEvents, event, { text: marks.note }).text,
  ]);
  const ride = JSON.stringify({
    van: marks.van,
    days: ['mon'],
    pickUpAt: '06:10',
    returnAt: null,
    firstDay: '2026-12-01',
  });
  await query(`update applications set ride = $2, state = 'settled', ended_at = now() where id = $1`, [
    application,
    vault.seal(sealedApplications, application, { ride }).ride,
  ]);
  const proof = randomUUID();
  const picture = provenPicture;
  await query(
    `insert into proof_pictures (id, application_id, kind, asked_at, asked_by, came_at, picture, blacked_out_at)
     select $1, $2, 'disability-card', now(), min(id), now(), $3, now() from accounts`,
    [proof, application, vault.sealBytes(sealedPictures, proof, 'picture', picture)],
  );
  await query(`insert into proof_originals (picture_id, original, came_at) values ($1, $2, now())`, [
    proof,
    vault.sealBytes(sealedOriginals, proof, 'original', picture),
  ]);
  await query(`insert into riders (person_id, ride, first_day) values ($1, $2, '2026-12-01')`, [
    id,
    vault.seal(sealedRiders, id, { ride }).ride,
  ]);
  await query(`insert into members (person_id, since) values ($1, '2026-12-02')`, [id]);
  await test.database.write.transaction((tx) =>
    test.api.queueMessage(tx, {
      template: 'office',
      channel: 'mail',
      to: marks.email,
      data: { subject: '안내', text: marks.message },
    }),
  );
  await createBrowser(test.app).send('POST', '/format-request-form', {
    ...aFormatRequest,
    name,
    phone,
    wish: marks.wish,
  });
  await applicant.prepare('transport', { phone, name, other: marks.draft });
  const [call, texts] = [randomUUID(), randomUUID()];
  const said = JSON.stringify({ accepted: [], giver: 'self', answers: { name, phone, other: marks.call } });
  const begun = JSON.stringify({ note: marks.begun, contact: '', message: '' });
  await query(
    `insert into unfinished_work (id, account_id, kind, application_id, content)
     select each.id, min(account.id), each.kind, each.application_id, each.content from accounts account,
       (values ($1::uuid, 'transport', null::uuid, $2::bytea), ($3, null, $4, $5)) each (id, kind, application_id, content)
     group by 1, 3, 4, 5`,
    [
      call,
      vault.seal(sealedUnfinished, call, { content: said }).content,
      texts,
      application,
      vault.seal(sealedUnfinished, texts, { content: begun }).content,
    ],
  );
  const note = randomUUID();
  const toCall = JSON.stringify({ who: '가족', phoneEnd: phone.slice(-4), about: marks.called });
  await query(
    `insert into call_notes (id, note, due_on, taken_at, taken_by, case_id, ending, ended_at)
     select $1, $2, current_date, now(), min(id), $3, 'contact', now() from accounts`,
    [note, vault.seal(sealedCallNotes, note, { note: toCall }).note, application],
  );
  const registration = randomUUID();
  const visit = vault.seal(sealedRegistrations, registration, { name, phone: phoneDigits(phone), help: marks.help });
  await query(`insert into event_openings values (1, '나들이', true, 9, 0, '[]') on conflict do nothing`, []);
  await query(
    `insert into event_registrations (id, event_id, day, ends_on, name, phone, help, name_index, phone_index, people, state, way, received_at, consents, giver)
     select $1, 1, current_date, current_date, $2, $3, $4, name_index, phone_index, 1, 'registered', 'web', now(), '["events/collection/1"]', 'self'
     from persons where id = $5`,
    [registration, visit.name, visit.phone, visit.help, id],
  );
  const list = randomUUID();
  await query(
    `insert into imports (id, kind, hash, by_id, at, counts)
     select $1, 'members', encode(sha256($2), 'hex'), min(id), now(), '{}' from accounts`,
    [list, Buffer.from(list)],
  );
  await query(
    `insert into import_rows (import_id, person_id, is_new, filled, person_version) values ($1, $2, false, '{email}', 2)`,
    [list, id],
  );
  const group = randomUUID();
  const toAll = JSON.stringify({ filter: { kind: 'members' }, text: marks.grouped });
  await query(
    `insert into group_messages (id, source_key, content, made_at, made_by, send_at, until)
     select $1, $1, $2, now(), min(id), now(), now() from accounts`,
    [group, vault.seal(sealedGroupMessages, group, { content: toAll }).content],
  );
  await query(`insert into group_recipients (group_id, person_id, reason) values ($1, $2, 'no-consent')`, [group, id]);
  return { id, application };
}
