import type { Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import type { ReactNode } from 'react';
import { useRegion } from '../../../platform/identity.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { MapLinks } from '../../../platform/map-links/map-links.tsx';
import { mapSearch } from '../../../platform/map-links/map-search.ts';
import { ButtonAnchor } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { dayWords, facilitiesOf, shiftWords, visitorsOf } from './facility-labels.ts';
import styles from './facility-card.module.css';

/** Where the grades of all clinics are published. */
const gradesHref = 'https://www.hira.or.kr';

function Row({ label, isLong = false, children }: { label: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div className={isLong ? `${styles.row} ${styles.long}` : styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Grade({ of: { name, grade } }: { of: Facility }) {
  if (!grade) return <>등급이 없습니다</>;
  return (
    <>
      {grade.value}, {grade.year}년 평가{' '}
      <a
        href={gradesHref}
        rel="noopener"
        className={styles.source}
        aria-label={`심평원에서 보기 (${name} 평가 등급, 다른 누리집으로 갑니다)`}
      >
        심평원에서 보기
        <Icon name="external" />
      </a>
    </>
  );
}

/** What one has to know before going there, and how to ask. */
export function FacilityCard({ facility }: { facility: Facility }) {
  const region = useRegion();
  const { name, district, address, phone, shifts, days, machines, holidayNote, shuttle, checkedOn, note } = facility;
  return (
    <article className={styles.card}>
      <div>
        <h3>{name}</h3>
        <p>{address}</p>
      </div>
      <dl className={styles.facts}>
        <Row label="투석 요일">{days.map((pattern) => dayWords[pattern]).join(', ')}</Row>
        <Row label="시간대">{shifts.map((shift) => shiftWords[shift]).join(', ')}</Row>
        <Row label="이동 차량" isLong>
          {shuttle ? (
            <Tag icon="check" tone="ok">
              협회 차량이 갑니다
            </Tag>
          ) : (
            <Tag icon="close">협회 차량이 가지 않습니다</Tag>
          )}
        </Row>
        <Row label="편의" isLong>
          {facilitiesOf(facility)}
        </Row>
        {holidayNote && (
          <Row label="공휴일" isLong>
            {holidayNote}
          </Row>
        )}
        <Row label="평가 등급" isLong>
          <Grade of={facility} />
        </Row>
        {note && (
          <Row label="그 밖에" isLong>
            {note}
          </Row>
        )}
        <Row label="방문 투석">{visitorsOf(facility)}</Row>
        {machines !== null && <Row label="투석 기계">{machines}대</Row>}
        <Row label="확인한 날" isLong={machines !== null}>
          <time dateTime={checkedOn}>{formatDate(checkedOn)}</time>
        </Row>
      </dl>
      <div className={styles.ways}>
        <ButtonAnchor kind="secondary" href={`tel:${phone}`} aria-label={`${phone} (${name} 전화)`}>
          <Icon name="phone" />
          {phone}
        </ButtonAnchor>
        <MapLinks links={mapSearch(`${region.name} ${district} ${name}`)} of={name} />
      </div>
    </article>
  );
}
