import type { KnownRide } from '@kidney/contract/clients/people/people.schema.ts';
import { stateName } from '../../../application-labels.ts';
import { RideRows } from '../ride-rows.tsx';

/** Ride, clinic, place and notes: what somebody is asked about first on the telephone. */
export function KnownRideRows({ known }: { known: KnownRide }) {
  const { state, ride, nextRide, clinic, pickUp, pickUpNote, help, accessArm, other, note } = known;
  const rows: [string, string][] = [
    ...(ride ? [] : [['배정', `아직 배정하지 않았습니다 (${stateName('transport', state)})`] as [string, string]]),
    ['투석 병원', clinic],
    ['타시는 곳', pickUp],
    ['찾아갈 때 알아 둘 것', pickUpNote],
    ['필요한 도움', help],
    ['투석 혈관이 있는 팔', accessArm],
    ['전하신 말', other],
    ['사무국 메모', note],
  ];
  return (
    <>
      {ride && <RideRows ride={ride} nextRide={nextRide} />}
      {rows.map(
        ([label, words]) =>
          words && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ),
      )}
    </>
  );
}
