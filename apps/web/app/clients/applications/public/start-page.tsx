import type { FormStart } from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import type { ConsentGiver } from '@kidney/contract/clients/people/consent-names.paths.ts';
import { PageMeta } from '../../../platform/page-meta.tsx';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ChoiceList } from '../../../ui/choice-list/choice-list.tsx';
import { ConsentBox } from '../../../ui/consent-box/consent-box.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { FormLayout } from './form-layout.tsx';
import type { FormProblem } from '../../../platform/forms/form-problem.ts';
import { SendingForm } from '../../../platform/forms/sending-form.tsx';
import { SummaryOf } from '../../../platform/forms/summary-of.tsx';
import styles from './applications.module.css';

const givers: readonly { value: ConsentGiver; label: string; hint: string }[] = [
  { value: 'self', label: '본인', hint: '만 14세 이상이고, 제 것을 제가 신청합니다.' },
  { value: 'family', label: '가족이나 돌보는 사람', hint: '만 14세 이상인 본인에게 먼저 물어보고 대신 적습니다.' },
  { value: 'guardian', label: '법정대리인', hint: '만 14세가 안 된 분의 부모님, 또는 후견인입니다.' },
];

interface StartPageProps {
  start: FormStart;
  note: string | null;
  problem: FormProblem | undefined;
}

/** What stands before a form: what it is, who fills it in, and what has to be agreed to. */
export function StartPage({ start, note, problem }: StartPageProps) {
  const { title, intro, consents, pages } = start;
  const asked = givers.filter(({ value }) => start.givers.includes(value));
  const given = problem?.values;
  return (
    <FormLayout>
      <PageMeta title={problem ? `오류: ${title}` : title} description={intro} />
      {note && <StatusMessage kind="info">{note}</StatusMessage>}
      {problem && <SummaryOf problem={problem} names={['giver', ...consents.map(({ kind }) => kind)]} />}
      <p>{intro}</p>
      <ul className={styles.points}>
        <li>질문은 {pages}개 안팎이고, 한 쪽에 하나씩 여쭙니다.</li>
        <li>주민등록번호는 묻지 않습니다. 적지 말아 주십시오.</li>
        {asked.length === 1 && (
          <li>
            만 14세 이상이신 분이 쓰십니다. 14세가 안 되셨으면 부모님이 부모님 이름으로 쓰시거나 사무국으로 전화해
            주십시오.
          </li>
        )}
      </ul>
      <SendingForm>
        {asked.length === 1 ? (
          <input type="hidden" name="giver" value={asked[0]?.value} />
        ) : (
          <ChoiceList
            id="giver"
            name="giver"
            type="radio"
            legend={<h2>어느 분이 쓰십니까?</h2>}
            options={asked}
            chosen={given?.['giver'] ?? []}
            error={problem?.fields['giver']}
          />
        )}
        <h2>먼저 동의를 받습니다</h2>
        <p>하나씩 읽고 동의하시는 곳에 표시해 주십시오. 동의는 언제든 거두실 수 있습니다.</p>
        {consents.map((consent) => (
          <ConsentBox
            key={consent.id}
            id={consent.kind}
            name="accepted"
            consent={consent}
            isGiven={given?.['accepted']?.includes(consent.id) ?? false}
            error={problem?.fields[consent.kind]}
          />
        ))}
        <Buttons>
          <Button type="submit">
            시작하기
            <Icon name="chevronRight" />
          </Button>
        </Buttons>
      </SendingForm>
    </FormLayout>
  );
}
