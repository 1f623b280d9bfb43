import { lighthouse } from '../../../art/pictures.ts';
import { useIdentity } from '../../../platform/identity.ts';
import { useDisplay } from '../../../platform/use-display.ts';
import { CallCard } from '../../../ui/call-card/call-card.tsx';

/** Whoever wants to come calls. */
export function JoinCard() {
  const { phone, hours } = useIdentity();
  return (
    <CallCard
      title="참가하고 싶으십니까?"
      words="사무국으로 전화하시면 신청을 도와 드립니다."
      phone={phone}
      hours={hours}
      art={lighthouse}
      isNight={useDisplay().contrast === 'high'}
    />
  );
}
