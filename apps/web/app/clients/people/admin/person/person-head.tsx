import type { Person } from '@kidney/contract/clients/people/people.schema.ts';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import type { ReactElement } from 'react';
import { ButtonAnchor } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { RecordHead } from '../../../record-head.tsx';
import { roleNames } from './person-labels.ts';

const untold = '없거나 알리지 않습니다';

/** Who it is and what to be careful of, before anything is pressed. */
export function PersonHead({ person, help }: { person: Person; help: ReactElement }) {
  const { name, phone, roles, ride } = person;
  const hasArm = ride !== null && ride.accessArm !== '' && ride.accessArm !== untold;
  return (
    <RecordHead
      name={name}
      above={{ label: '전화 받기', to: '/admin/call' }}
      help={help}
      tags={
        <>
          {roles.map((role) => (
            <Tag key={role} tone="ok">
              {roleNames[role]}
            </Tag>
          ))}
          {hasArm && <Tag icon="alert">{ride.accessArm} 잡지 않기</Tag>}
          {ride?.help && <Tag>{ride.help}</Tag>}
        </>
      }
      reach={
        <ButtonAnchor href={`tel:${phone}`} size="small">
          <Icon name="phone" />
          {hyphened(phone)}
        </ButtonAnchor>
      }
    />
  );
}
