import { formatWords, otherFormats } from '@kidney/contract/clients/format-requests/format-names.paths.ts';
import { formatBounds } from '@kidney/contract/clients/format-requests/format-bounds.paths.ts';
import type { FormatRequestForm } from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import type { FormProblem } from '../../../platform/forms/form-problem.ts';
import { SendingForm } from '../../../platform/forms/sending-form.tsx';
import { SummaryOf } from '../../../platform/forms/summary-of.tsx';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ChoiceList } from '../../../ui/choice-list/choice-list.tsx';
import { ConsentBox } from '../../../ui/consent-box/consent-box.tsx';
import { TextArea, TextField } from '../../../ui/text-field/text-field.tsx';

interface RequestFormProps extends FormatRequestForm {
  problem: FormProblem | undefined;
}

const formats = otherFormats.map((value) => ({ value, label: formatWords[value] }));
const names = ['format', 'wish', 'name', 'phone', 'email', 'accepted'];

/** A plain form: it is sent as it is, with script or without. */
export function RequestForm({ consents, problem }: RequestFormProps) {
  const typed = problem?.values;
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: typed?.[name]?.[0],
    error: problem?.fields[name],
  });
  return (
    <>
      {problem && <SummaryOf problem={problem} names={names} />}
      <p>누리집의 글이나 사무국에서 드린 안내문이면 무엇이든 됩니다. 돈은 받지 않습니다.</p>
      <SendingForm>
        <ChoiceList
          id="format"
          name="format"
          type="radio"
          legend={<h2>어떤 모양으로 받으시겠습니까?</h2>}
          options={formats}
          chosen={typed?.['format'] ?? []}
          error={problem?.fields['format']}
        />
        <TextArea
          {...field('wish')}
          label="어떤 글을, 어디로 보내 드릴까요?"
          hint="예: 이동지원센터 안내를 큰 글자로, 집으로 보내 주십시오. 주소도 함께 적어 주십시오."
          rows={4}
          maxLength={formatBounds.wish}
        />
        <TextField {...field('name')} label="이름" autoComplete="name" maxLength={formatBounds.name} />
        <TextField {...field('phone')} label="전화번호" type="tel" autoComplete="tel" maxLength={formatBounds.phone} />
        <TextField
          {...field('email')}
          label="이메일 (적지 않으셔도 됩니다)"
          hint="녹음이나 글자 파일을 이메일로 받으시려면 적어 주십시오."
          inputMode="email"
          autoComplete="email"
          maxLength={formatBounds.email}
        />
        {consents.map((consent) => (
          <ConsentBox
            key={consent.id}
            id="accepted"
            name="accepted"
            consent={consent}
            isGiven={typed?.['accepted']?.includes(consent.id) ?? false}
            error={problem?.fields['accepted']}
          />
        ))}
        <Buttons>
          <Button type="submit">요청하기</Button>
        </Buttons>
      </SendingForm>
    </>
  );
}
