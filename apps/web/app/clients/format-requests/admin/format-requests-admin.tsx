import type {
  FormatRequest,
  FormatRequestForm,
} from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import { useState } from 'react';
import { FoldedForm } from '../../../platform/editing/form/folded-form.tsx';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { useMutation } from '../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Rows } from '../../../ui/row/row.tsx';
import { RequestRow } from './request-row.tsx';
import { TakeRequest } from './take-request.tsx';
import styles from './format-requests.module.css';

interface FormatRequestsAdminProps {
  requests: readonly FormatRequest[];
  form: FormatRequestForm;
  today: string;
}

export function FormatRequestsAdmin({ requests, form, today }: FormatRequestsAdminProps) {
  const mutation = useMutation();
  const [isTaking, setTaking] = useState(false);
  const shelves = [
    { title: '드려야 할 것', shown: requests.filter(({ end }) => end === null), nothing: '기다리시는 분이 없습니다.' },
    { title: '마친 것', shown: requests.filter(({ end }) => end !== null), nothing: '아직 없습니다.' },
  ];

  return (
    <Stack>
      <noscript>
        <p>적거나 고치시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      <OutcomeMessage mutation={mutation} />
      <NeedsScript>
        <FoldedForm
          words={{ open: '전화로 받은 요청 적기', close: '적지 않고 닫기' }}
          icon="phone"
          isOpen={isTaking}
          onToggle={() => setTaking(!isTaking)}
        >
          <TakeRequest form={form} mutation={mutation} onTaken={() => setTaking(false)} />
        </FoldedForm>
      </NeedsScript>
      {shelves.map(({ title, shown, nothing }) => (
        <section key={title} aria-label={title} className={styles.shelf}>
          <h2>
            {title} {shown.length > 0 && `${shown.length}건`}
          </h2>
          {shown.length === 0 && <p>{nothing}</p>}
          <Rows>
            {shown.map((request) => (
              <li key={request.id}>
                <RequestRow request={request} today={today} mutation={mutation} />
              </li>
            ))}
          </Rows>
        </section>
      ))}
    </Stack>
  );
}
