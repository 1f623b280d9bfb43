import type { ClinicState } from '@kidney/contract/office/settings/disaster.schema.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import type { EmergencyClinic } from './load-emergency.ts';
import styles from './emergency-page.module.css';

const words: Record<ClinicState, string> = {
  open: '열려 있습니다',
  limited: '일부만 받습니다',
  closed: '닫혀 있습니다',
};

function StateTag({ state }: Pick<EmergencyClinic, 'state'>) {
  if (state === 'open')
    return (
      <Tag icon="check" tone="ok">
        {words.open}
      </Tag>
    );
  return <Tag icon={state === 'closed' ? 'close' : 'info'}>{state ? words[state] : '확인하고 있습니다'}</Tag>;
}

export function Clinics({ clinics }: { clinics: readonly EmergencyClinic[] }) {
  if (clinics.length === 0) return null;
  return (
    <section aria-labelledby="emergency-clinics">
      <h2 id="emergency-clinics">인공신장실</h2>
      <p>가시기 전에 꼭 전화로 먼저 확인해 주십시오.</p>
      <ul className={styles.clinics}>
        {clinics.map(({ id, name, district, phone, state, note }) => (
          <li key={id} className={styles.clinic}>
            <div>
              <p className={styles.name}>
                {name} <span className={styles.district}>{district}</span>
              </p>
              <StateTag state={state} />
              {note && <p>{note}</p>}
            </div>
            <a href={`tel:${phone}`} className={styles.phone} aria-label={`${name} ${phone}`}>
              <Icon name="phone" />
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
