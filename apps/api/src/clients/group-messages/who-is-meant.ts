import { groupMessageBounds } from '@kidney/contract/clients/group-messages/group-message-bounds.paths.ts';
import type { GroupKind } from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import type { GroupFilter } from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { applicationsRepository, sealedApplications } from '../applications/index.ts';
import { answerTo } from '../forms/index.ts';
import type { Reached } from '../people/index.ts';
import type { GroupMessagesDeps } from './group-messages.deps.ts';

/** Of whom one may choose some: far more than an association has, and the bound of one message is only looked at then. */
const knownMost = 20_000;
const thousands = new Intl.NumberFormat('ko-KR');

/** Under which purpose each is written to. */
export const topicOf: Record<GroupKind, string> = { members: 'membership', supporters: 'pledge', riders: 'transport' };

const refuse = (message: string) => new AppError('INVALID_INPUT', { message, fields: [{ field: 'filter', message }] });

/** What does not go with the kind narrows nothing. */
export function narrowed({ kind, district, van, day, clinic }: GroupFilter): GroupFilter {
  const none = { kind, district: '', van: '', day: '', clinic: '' };
  if (kind === 'members') return { ...none, district };
  return kind === 'riders' ? { ...none, van, day, clinic } : none;
}

type Deps = Pick<GroupMessagesDeps, 'people' | 'memberships' | 'riders' | 'vault'>;

/** Finds whom a message is for. Nobody is shown. */
export function createWhoIsMeant({ people, memberships, riders, vault }: Deps) {
  async function goingTo(tx: Tx, ids: readonly string[], clinic: string): Promise<string[]> {
    const rows = await applicationsRepository.ridesOf(tx, ids);
    const clinicOf = ({ id, answers }: (typeof rows)[number]) =>
      answerTo(JSON.parse(vault.open(sealedApplications, id, 'answers', answers)) as Answers, 'clinic');
    return rows.filter((row) => clinicOf(row) === clinic).map(({ personId }) => personId);
  }

  const kinds: Record<GroupKind, (tx: Tx, filter: GroupFilter) => Promise<string[]>> = {
    members: (tx) => memberships.all(tx, knownMost),
    supporters: (tx) => applicationsRepository.allGivers(tx, knownMost),
    async riders(tx, { van, day, clinic }) {
      const ids = await riders.who(tx, { van, day });
      return clinic === '' ? ids : goingTo(tx, ids, clinic);
    },
  };

  const livesIn = ({ address }: Reached, district: string) => (address ?? '').split(/[\s,]+/).includes(district);

  return async (tx: Tx, filter: GroupFilter): Promise<Reached[]> => {
    const all = await people.inGroups.read(tx, await kinds[filter.kind](tx, filter));
    const found = filter.district === '' ? all : all.filter((person) => livesIn(person, filter.district));
    if (found.length === 0) throw refuse('이 조건에 맞는 분이 없습니다. 조건을 바꾸어 주십시오.');
    const most = groupMessageBounds.people;
    if (found.length > most)
      throw refuse(
        `받으실 분이 ${thousands.format(found.length)}명입니다. 한 번에 ${thousands.format(most)}명까지 보낼 수 있습니다. 조건을 더 골라 나누어 보내 주십시오.`,
      );
    return found;
  };
}
