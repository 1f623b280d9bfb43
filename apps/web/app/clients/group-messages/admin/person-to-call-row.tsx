import type { PersonToCall } from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import { Link } from 'react-router';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Button, ButtonAnchor, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Row, RowTitle } from '../../../ui/row/row.tsx';
import { reasonWords } from './group-message-labels.ts';

interface PersonToCallRowProps {
  person: PersonToCall;
  isBusy: boolean;
  onCalled: () => void;
}

/** Somebody whom the text does not reach. */
export function PersonToCallRow({ person, isBusy, onCalled }: PersonToCallRowProps) {
  const { id, name, phone, guardianPhone, reason } = person;
  return (
    <Row>
      <RowTitle level={3}>
        <Link to={`/admin/person/${id}`} className="group-link">
          {name}
        </Link>
      </RowTitle>
      <p>{reasonWords[reason]}</p>
      <Buttons>
        <ButtonAnchor kind="secondary" size="small" href={`tel:${phone}`} aria-label={`${name} 님 ${hyphened(phone)}`}>
          <Icon name="phone" />
          {hyphened(phone)}
        </ButtonAnchor>
        {guardianPhone && (
          <ButtonAnchor
            kind="secondary"
            size="small"
            href={`tel:${guardianPhone}`}
            aria-label={`${name} 님의 보호자 ${hyphened(guardianPhone)}`}
          >
            <Icon name="phone" />
            보호자 {hyphened(guardianPhone)}
          </ButtonAnchor>
        )}
        <NeedsScript>
          <Button size="small" aria-disabled={isBusy} aria-label={`전화했습니다: ${name}`} onClick={onCalled}>
            <Icon name="check" />
            전화했습니다
          </Button>
        </NeedsScript>
      </Buttons>
    </Row>
  );
}
