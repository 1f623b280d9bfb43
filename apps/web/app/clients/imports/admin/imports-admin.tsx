import { importKinds, type ListKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { kindWords, type ListRecord } from './import-labels.ts';
import { InvitationLinks } from './invitation-links.tsx';
import { ImportPreviewCard } from './import-preview.tsx';
import { PastImports } from './past-imports.tsx';
import { useImports } from './use-imports.ts';

const choice = (value: ListKind) => ({ value, label: `${kindWords[value]} 명단` });
const people = importKinds.map(choice);
const withStaff = [...people, choice('staff')];
const hints = {
  people:
    '엑셀(.xlsx)이나 CSV 파일입니다. 이름, 전화번호, 종이에 동의하신 날이 있어야 합니다. 주민등록번호와 병에 관한 열은 읽지 않습니다.',
  staff:
    '엑셀(.xlsx)이나 CSV 파일입니다. 이름, 이메일, 맡을 일(책임자, 편집자, 이동 담당, 기사)이 있어야 합니다. 비밀번호는 적지 마십시오. 받으신 분이 정합니다.',
};
const accepted = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ImportsAdminProps {
  records: readonly ListRecord[];
  /** Owners let people in, by a list, too. */
  mayInvite: boolean;
}

/** Choose, look, bring in; below what came in before, to be taken out again within a day. */
export function ImportsAdmin({ records, mayInvite }: ImportsAdminProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const imports = useImports();
  const { kind, preview, problem, isLooking, kept, links, mutation } = imports;
  const empty = () => {
    if (input.current) input.current.value = '';
  };

  return (
    <Stack>
      <OutcomeMessage mutation={mutation} />
      {links.length > 0 && <InvitationLinks links={links} />}
      {kept.length > 0 && (
        <Card ground="sand">
          <h2 className="import-heading">그대로 둔 분</h2>
          <p>
            {kept.some(({ to }) => to.startsWith('/admin/people'))
              ? '이미 들어오신 분이라 거두지 않았습니다. '
              : '넣은 뒤에 달라져 되돌리지 않았습니다. '}
            이 화면을 떠나시면 이름을 다시 보여 드리지 않습니다.
          </p>
          <ul className="import-kept">
            {kept.map(({ name, to }) => (
              <li key={`${to} ${name}`}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <section aria-labelledby={`${id}-choose`} className="import-screen-only">
        <Card>
          <h2 id={`${id}-choose`} className="import-first">
            1. 파일 고르기
          </h2>
          <noscript>
            <p>명단을 옮기시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
          </noscript>
          <NeedsScript>
            <Stack gap="small">
              <ChoiceGroup
                id={`${id}-kind`}
                legend="무슨 명단입니까?"
                type="radio"
                name={`${id}-kind`}
                options={mayInvite ? withStaff : people}
                chosen={[kind]}
                onChange={([chosen]) => {
                  empty();
                  imports.chooseKind(chosen as ListKind);
                }}
              />
              <TextField
                ref={input}
                type="file"
                label="명단 파일"
                hint={kind === 'staff' ? hints.staff : hints.people}
                accept={accepted}
                error={problem}
                onChange={(event) => void imports.choose(event.target.files?.[0])}
              />
              <p role="status" className="import-waiting">
                {isLooking ? '파일을 읽고 있습니다…' : ''}
              </p>
            </Stack>
          </NeedsScript>
        </Card>
      </section>
      {preview && (
        <ImportPreviewCard
          key={preview.hash}
          imports={imports}
          preview={preview}
          onEnd={() => {
            empty();
            imports.forget();
          }}
          onDone={empty}
        />
      )}
      <PastImports records={records} imports={imports} />
    </Stack>
  );
}
