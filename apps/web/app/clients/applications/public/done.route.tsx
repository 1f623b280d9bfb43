import { PageTitle } from '../../../platform/page-title.tsx';
import { notKept } from '../../../platform/link-token.ts';
import { PrintButton } from '../../../platform/page-tools/print-button.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { ReceiptNumber } from '../../../ui/receipt-number/receipt-number.tsx';
import type { Route } from './+types/done.route';
import { AnswerGroups } from '../../forms/public/answer-groups.tsx';
import { ArrivalTitle } from './arrival-title.tsx';
import { parameters } from './form-address.ts';
import { FormLayout } from './form-layout.tsx';
import { loadReceipt } from './load-receipt.ts';
import styles from './applications.module.css';

const title = '신청을 받았습니다';

export const handle: RouteHandle = { query: parameters };
export const headers = notKept;
export const loader = (args: Route.LoaderArgs) => loadReceipt(args);

/** The receipt: what to keep, and what happens next. */
export default function DonePage({ loaderData }: Route.ComponentProps) {
  const { receipt, receivedOn } = loaderData;
  return (
    <FormLayout call={{ title: '궁금하시면 전화해 주십시오', words: '접수 번호를 불러 주시면 바로 찾아 드립니다.' }}>
      <PageTitle name={`${title} | ${receipt.form}`} />
      <ArrivalTitle icon="check">{title}</ArrivalTitle>
      <p>
        {receipt.form}, {receivedOn}에 받았습니다.
      </p>
      <ReceiptNumber label="접수 번호" number={receipt.receipt} />
      {receipt.also.map((also) => (
        <ReceiptNumber key={also.receipt} label={`함께 받은 ${also.form} 접수 번호`} number={also.receipt} />
      ))}
      <p>이 번호를 적어 두십시오. 번호와 전화번호로 어디까지 되었는지 보실 수 있습니다.</p>
      <section className={styles.next}>
        <h2>이제 이렇게 됩니다</h2>
        <p>{receipt.next}</p>
        <p>주민등록번호나 돈을 먼저 달라고 하지 않습니다. 그런 전화를 받으시면 끊고 사무국에 알려 주십시오.</p>
      </section>
      <Buttons>
        <PrintButton kind="primary" />
        <ButtonLink to="/transport/status" kind="secondary">
          내 신청 확인하기
        </ButtonLink>
      </Buttons>
      <h2>보내신 내용</h2>
      <AnswerGroups groups={receipt.groups} />
    </FormLayout>
  );
}
