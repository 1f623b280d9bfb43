import type { Person } from '@kidney/contract/clients/people/people.schema.ts';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';
import { stateName } from '../../../application-labels.ts';
import { Band } from '../../../band.tsx';
import { rideLines, vanInWords } from '../ride-labels.ts';
import styles from './person.module.css';

const labelled = (icon: IconName, words: string) => (
  <>
    <Icon name={icon} />
    {words}
  </>
);

const listed = (...words: string[]) => words.filter(Boolean).join(' · ');

/** Where the case by which they ride is changed; whose ride it is, is asked for from there. */
function ridePart({ caseId, state, ride, nextRide, pickUp, pickUpNote }: NonNullable<Person['ride']>) {
  const at = `/admin/applications/${caseId}`;
  return {
    key: 'ride',
    label: labelled('van', '차'),
    words: ride ? vanInWords(ride) : `아직 없음 (${stateName('transport', state)})`,
    more: [...(ride ? rideLines(ride, nextRide) : []), listed(pickUp, pickUpNote)],
    act:
      ride && state === 'settled' ? (
        <Link className={styles.link} to={`${at}?edit=ride`}>
          배정 고치기
        </Link>
      ) : (
        <Link className={styles.link} to={at}>
          신청 열기
        </Link>
      ),
  };
}

const clinicPart = ({ clinic, days, chairTime }: NonNullable<Person['ride']>) => ({
  key: 'clinic',
  label: labelled('pin', '병원'),
  words: clinic || '없음',
  more: [days, chairTime && `투석 ${chairTime} 시작`],
});

function guardianPart({ guardianName, guardianPhone, consents }: Person) {
  const told = consents.filter(({ text, withdrawnAt }) => text.kind === 'third-parties' && withdrawnAt === null);
  return {
    key: 'guardian',
    label: labelled('users', '보호자'),
    words: guardianName ?? '적힌 분이 없습니다',
    more: [
      told.length > 0
        ? '병원과 보호자에게 알리는 데 동의하셨습니다'
        : '병원과 보호자에게 알리는 데 동의하지 않으셨습니다',
    ],
    act: guardianPhone && (
      <a className={styles.link} href={`tel:${guardianPhone}`}>
        {hyphened(guardianPhone)}
      </a>
    ),
  };
}

/** The van, who helps, and the clinic. */
export function PersonBand({ person }: { person: Person }) {
  const { ride } = person;
  const guardian = guardianPart(person);
  return <Band name="배정과 보호자" parts={ride ? [ridePart(ride), guardian, clinicPart(ride)] : [guardian]} />;
}
