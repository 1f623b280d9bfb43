import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Band } from '../../../band.tsx';
import { rideLines, vanInWords } from '../../../people/admin/ride-labels.ts';
import { WayPicture } from './way-picture.tsx';

export const editRideButton = 'edit-ride';

interface CaseWayProps {
  theCase: Case;
  isEditing: boolean;
  onEdit: () => void;
}

const listed = (...words: (string | undefined)[]) => words.filter(Boolean).join(' · ');

/** From where, with which van and when, and where to. */
export function CaseWay({ theCase, isEditing, onEdit }: CaseWayProps) {
  const isHydrated = useHydrated();
  const { groups, state, ride, nextRide } = theCase;
  const said = new Map(groups.flatMap(({ rows }) => rows).map(({ name, words }) => [name, words]));
  const wished = listed(said.get('days'), said.get('chairTime') && `투석 ${said.get('chairTime')} 시작`);
  const parts = [
    {
      key: 'from',
      label: '타시는 곳',
      words: said.get('pickUp') || '없음',
      more: [listed(said.get('pickUpNote'), said.get('help'))],
    },
    {
      key: 'ride',
      label: '차와 시각',
      words: ride ? vanInWords(ride) : '아직 없음',
      more: ride ? rideLines(ride, nextRide) : [wished && `바라시는 때: ${wished}`],
      act: state === 'settled' && ride && !isEditing && (
        <button
          id={editRideButton}
          type="button"
          inert={!isHydrated}
          aria-label="배정 고치기"
          className="text-button"
          onClick={onEdit}
        >
          고치기
        </button>
      ),
    },
    {
      key: 'to',
      label: '가시는 곳',
      words: said.get('clinicName') || said.get('clinic') || '없음',
      more: [said.get('direction')],
    },
  ];
  return <Band name="타시는 길" picture={<WayPicture />} parts={parts} />;
}
