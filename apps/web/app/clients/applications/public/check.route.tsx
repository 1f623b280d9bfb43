import { PageTitle } from '../../../platform/page-title.tsx';
import { notKept } from '../../../platform/link-token.ts';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Route } from './+types/check.route';
import { AnswerGroups } from '../../forms/public/answer-groups.tsx';
import { ArrivalTitle } from './arrival-title.tsx';
import { BackLink } from './back-link.tsx';
import { hrefOf, parameters } from './form-address.ts';
import { FormLayout } from './form-layout.tsx';
import { loadCheck, submitDraft } from './finish-draft.ts';
import { NoteBoxes } from '../../forms/public/note-boxes.tsx';
import { sendForm } from '../../../platform/forms/send-form.ts';
import { SendingForm } from '../../../platform/forms/sending-form.tsx';
import { SummaryOf } from '../../../platform/forms/summary-of.tsx';

const title = '보내기 전에 확인해 주십시오';

export const handle: RouteHandle = { query: parameters };
export const headers = notKept;
export const loader = (args: Route.LoaderArgs) => loadCheck(args);
export const action = (args: Route.ActionArgs) => submitDraft(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** All answers on one page, each with a way back to its question. */
export default function CheckPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { address, shown } = loaderData;
  return (
    <FormLayout>
      <PageTitle name={`${title} | ${shown.form}`} hasErrors={problem !== undefined} />
      <BackLink to={hrefOf(address, shown.back)}>이전 질문</BackLink>
      {problem && <SummaryOf problem={problem} names={[]} />}
      <ArrivalTitle>{title}</ArrivalTitle>
      <AnswerGroups groups={shown.groups} hrefOf={(page) => hrefOf(address, page, { isChange: true })} />
      <NoteBoxes notes={shown.notes} />
      {shown.missing === null ? (
        <SendingForm>
          <p>보내시면 협회 사무국이 받아 보고 전화드립니다.</p>
          <Buttons>
            <Button type="submit">보내기</Button>
            <ButtonLink to={hrefOf(address, 'later')} kind="secondary">
              나중에 보내기
            </ButtonLink>
          </Buttons>
        </SendingForm>
      ) : (
        <>
          <StatusMessage kind="info">아직 답하지 않으신 질문이 있습니다.</StatusMessage>
          <Buttons>
            <ButtonLink to={hrefOf(address, shown.missing)}>이어서 쓰기</ButtonLink>
          </Buttons>
        </>
      )}
    </FormLayout>
  );
}
