import type { CallForm, Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type {
  FormPage,
  FormStart,
  NextPage,
  Receipt,
} from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { ProofPictures } from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import { loadSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { pngOf } from './files.ts';
import { anEvent, aRegistration } from './event-registrations.ts';
import { aFormatRequest } from './format-requests.ts';
import { marks } from './marked-values.ts';
import type { Ask, Planting } from './planting.ts';
import { tokenOf } from './proof-pictures.ts';
import { sampleAnswers } from './applicant.ts';

const { name, phone, email, address, birthDate, guardianName, guardianPhone, notes } = marks;

const said: Answers = {
  ...sampleAnswers,
  name,
  phone,
  email,
  birthDate,
  pickUp: address,
  pickUpNote: notes,
  clinicName: notes,
  other: notes,
  address,
  joins: 'yes',
  applicantName: guardianName,
  applicantPhone: guardianPhone,
  gift: 'goods',
  goods: notes,
  message: notes,
};

async function dataOf<Data>(answer: Response): Promise<Data> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return ((await answer.clone().json()) as { data: Data }).data;
}

/** Fills in a form page by page, as a visitor does; every answer of the site on the way, the receipt last. */
async function applyFor(ask: Ask, kind: ApplicationKind, giver: string): Promise<Response[]> {
  const { consents } = await dataOf<FormStart>(await ask('GET', `/application-form/${kind}`));
  const accepted = consents.map(({ id }) => id);
  const begun = await ask('POST', '/application-draft', { kind, giver, accepted });
  const { token, ...first } = await dataOf<{ token: string; page: string }>(begun);
  const answers = [begun];
  for (let { page } = first; page !== 'check';) {
    const shown = await ask('POST', '/application-draft/page', { token, page });
    const { fields } = await dataOf<FormPage>(shown);
    const typed = Object.fromEntries(fields.map((field) => [field.name, said[field.name] ?? '']));
    const taken = await ask('POST', '/application-draft/answer', { token, page, answers: typed });
    answers.push(shown, taken);
    ({ page } = await dataOf<NextPage>(taken));
  }
  answers.push(await ask('POST', '/application-draft/check', { token }));
  answers.push(await ask('POST', '/application-draft/submit', { token }));
  return answers;
}

/** What becomes of an application: the status, the call, notes, contacts, messages, corrections. */
async function leadOn(ask: Ask, receipt: string): Promise<{ id: string; answers: Response[] }> {
  const list = await ask('GET', '/application?shelf=open');
  const { cases } = await dataOf<{ cases: { id: string }[] }>(list);
  const opened = await Promise.all(cases.map(({ id }) => ask('GET', `/application/${id}`)));
  const all = await Promise.all(opened.map((answer) => dataOf<Case>(answer)));
  const one = all.find((each) => each.receipt === receipt);
  if (!one) throw new Error('what was planted is not on the list');
  const { id, personId, colleagues } = one;
  const on = (what: string, body: object) => ask('POST', `/application/${id}/${what}`, body);
  const answers = [
    list,
    ...opened,
    await ask('POST', '/application-status', { receipt, phone }),
    await ask('GET', `/call-form/transport?person=${personId}`),
    await ask('PUT', `/application/${id}/draft`, { note: notes }),
    await ask('GET', `/application/${id}/draft`),
    await on('note', { text: notes }),
    await on('contact', { way: 'call-in', result: 'reached', text: `${name} ${notes}` }),
    await on('message', { text: `${name} 님, ${notes}` }),
    await on('move', { to: 'consulting', version: 1, note: notes, isTold: true }),
    await ask('PUT', `/application/${id}/care`, { assigneeId: colleagues[0]?.id, dueOn: null, version: 2 }),
    await ask('GET', `/application/${id}/form`),
    await ask('POST', `/person/${personId}/export`, { reason: 'own-request' }),
  ];
  return { id, answers };
}

const fileOf = (bytes: Buffer) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), `${name}.png`);
  return form;
};

const transport: Planting = async (site, ask) => {
  const sent = await applyFor(ask, 'transport', 'guardian');
  const { receipt } = await dataOf<Receipt>(sent.at(-1) as Response);
  const { id, answers } = await leadOn(ask, receipt);

  const card = pngOf(60, 40, 40, `${name} ${notes}`);
  const base = `/application/${id}/picture`;
  const asked = [
    await ask('POST', base, { kind: 'disability-card', isTold: true }),
    await ask('POST', base, { kind: 'other' }),
  ];
  const { pictures } = await dataOf<ProofPictures>(asked[1] as Response);
  const [first, second] = pictures.map((picture) => picture.id);
  const token = tokenOf({ keys: loadSigningKeys(site.keysFolder) }, id);
  return [
    ...sent,
    ...answers,
    ...asked,
    await ask('POST', '/application-status/open', { token }),
    await ask('POST', `/application-status/picture?token=${token}&picture=${first}`, fileOf(card)),
    await ask('POST', `${base}/${second}/file`, fileOf(card)),
    await ask('GET', `${base}/${first}`),
    await ask('POST', `${base}/${first}/black-out`, { areas: [], isCovered: true }),
    await ask('GET', base),
  ];
};

const pledge: Planting = async (_site, ask) => [
  ...(await applyFor(ask, 'pledge', 'self')),
  await ask('GET', '/application?shelf=open&kind=pledge'),
  await ask('POST', '/application/sheet', { reason: 'contact' }),
];

const membership: Planting = (_site, ask) => applyFor(ask, 'membership', 'family');

const unfinishedCall: Planting = async (_site, ask) => {
  const form = await ask('GET', '/call-form/transport');
  const { kind, consents } = await dataOf<CallForm>(form);
  const key = crypto.randomUUID();
  const accepted = consents.map((text) => text.id);
  const answers = { name, phone, pickUp: address, applicantName: guardianName, other: notes };
  return [
    form,
    await ask('PUT', `/call/draft/${key}`, { kind, accepted, giver: 'family', answers }),
    await ask('GET', '/call/draft'),
    await ask('GET', `/call-form/transport?draft=${key}`),
  ];
};

const unfinished: Planting = async (_site, ask) => {
  const { consents } = await dataOf<FormStart>(await ask('GET', '/application-form/membership'));
  const accepted = consents.map(({ id }) => id);
  const begun = await ask('POST', '/application-draft', { kind: 'membership', giver: 'self', accepted });
  const { token } = await dataOf<{ token: string }>(begun);
  return [begun, await ask('POST', '/application-draft/answer', { token, page: 'person', answers: { name, phone } })];
};

const formats: Planting = async (_site, ask) => {
  const wanted = { ...aFormatRequest, name, phone, email, wish: `${notes} ${address}` };
  const asked = await ask('POST', '/format-request-form', wanted);
  const called = await ask('POST', '/format-request', wanted);
  const { id } = await dataOf<{ id: string }>(called);
  const ended = { ending: 'given', words: `${name} ${notes}`, version: 1 };
  return [asked, called, await ask('GET', '/format-request'), await ask('POST', `/format-request/${id}/end`, ended)];
};

const calls: Planting = async (_site, ask) => {
  const note = { who: `${guardianName} ${name}`, phoneEnd: phone.slice(-4), about: `${notes} ${address} ${phone}` };
  const written = await ask('POST', '/call-note', note);
  const { id } = await dataOf<{ id: string }>(written);
  return [
    written,
    await ask('GET', '/call-note'),
    await ask('POST', `/call-note/${id}/end`, { ending: 'called', version: 1 }),
  ];
};

const visits: Planting = async (_site, ask) => {
  const { id, startsOn: day } = await dataOf<{ id: number; startsOn: string }>(await ask('POST', '/event', anEvent()));
  const opening = { isOn: true, places: 5, closesDaysBefore: 0, version: 0 };
  const accepted = [...aRegistration.accepted, 'events/health/1', 'events/messages/1'];
  const visit = { name, phone, people: 1, help: `${notes} ${address}`, accepted };
  return [
    await ask('PUT', `/event-opening/${id}`, opening),
    await ask('POST', `/event-registration-form/${id}`, { ...visit, day }),
    await ask('POST', `/event-opening/${id}/day/${day}`, { ...visit, name: `${name} 둘` }),
    await ask('GET', `/event-opening/${id}/day/${day}`),
    await ask('GET', '/event-opening'),
  ];
};

const group: Planting = async (_site, ask) => {
  const body = { filter: { kind: 'members' }, text: `{이름} 님 ${notes} ${address} ${phone}` };
  const shown = await ask('POST', '/group-message/preview', body);
  const { token } = await dataOf<{ token: string }>(shown.clone());
  const sent = await ask('POST', '/group-message', { ...body, token, key: crypto.randomUUID() });
  const { id } = await dataOf<{ id: string }>(sent.clone());
  return [shown, sent, await ask('GET', '/group-message'), await ask('GET', `/group-message/${id}`)];
};

/** A list with everything in it: two are shown of it, and what goes wrong is said. */
const lists: Planting = async (_site, ask) => {
  const rows = [
    ['이름', '전화번호', '생년월일', '주소', '이메일', '동의일', '비고'],
    [name, phone, birthDate, address, email, '2020-01-05', notes],
    [`${name} 둘`, notes, birthDate, address, email, '', notes],
  ];
  const file = Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')).toString('base64');
  const body = { kind: 'members', file };
  const shown = await ask('POST', '/import/preview', body);
  const { token, hash, columns } = await dataOf<{ token: string; hash: string; columns: { field: string }[] }>(shown);
  const fields = columns.map(({ field }) => field);
  return [shown, await ask('POST', '/import', { ...body, token, hash, columns: fields }), await ask('GET', '/import')];
};

/** The doors of applications and of what they bring. */
export const applicationPlantings: Planting[] = [
  transport,
  pledge,
  membership,
  unfinishedCall,
  unfinished,
  formats,
  calls,
  visits,
  lists,
  // After the list, so that there are members.
  group,
];
