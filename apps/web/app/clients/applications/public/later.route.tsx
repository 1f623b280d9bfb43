import { PageTitle } from '../../../platform/page-title.tsx';
import { notKept } from '../../../platform/link-token.ts';
import { usePageSlots } from '../../../platform/page-slots.ts';
import { PageTools } from '../../../platform/page-tools/page-tools.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/later.route';
import { ArrivalTitle } from './arrival-title.tsx';
import { parameters } from './form-address.ts';
import { FormLayout } from './form-layout.tsx';
import { discardDraft, loadLater } from './keep-draft.ts';
import { sendForm } from '../../../platform/forms/send-form.ts';
import { SendingForm } from '../../../platform/forms/sending-form.tsx';
import { SummaryOf } from '../../../platform/forms/summary-of.tsx';
import styles from './applications.module.css';

const title = '나중에 이어서 쓰기';

export const handle: RouteHandle = { query: parameters };
export const headers = notKept;
export const loader = (args: Route.LoaderArgs) => loadLater(args);
export const action = (args: Route.ActionArgs) => discardDraft(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** How to come back: this page's own address, until its day. */
export default function LaterPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { form, keptUntil, goOn, own } = loaderData;
  const { isMobile } = usePageSlots();
  return (
    <FormLayout>
      <PageTitle name={`${title} | ${form}`} hasErrors={problem !== undefined} />
      {problem && <SummaryOf problem={problem} names={[]} />}
      <ArrivalTitle icon="clock">{title}</ArrivalTitle>
      <p>
        지금까지 적으신 것을 <b>{keptUntil}까지</b> 두겠습니다. 그 뒤에는 저절로 지워집니다. 고치실 때마다 7일씩
        늘어납니다.
      </p>
      <Buttons>
        <ButtonLink to={goOn}>이어서 쓰기</ButtonLink>
      </Buttons>
      <Card>
        <Stack>
          <h2>다시 오실 때 여는 주소</h2>
          <p>이 주소를 가진 사람은 적으신 것을 볼 수 있습니다. 본인이나 믿는 가족에게만 보내 주십시오.</p>
          <p className={styles.address}>{own}</p>
          <PageTools title={title} isMobile={isMobile} />
        </Stack>
      </Card>
      <SendingForm>
        <h2>그만두고 지우기</h2>
        <p>지우시면 되돌릴 수 없습니다. 다시 신청하시려면 처음부터 쓰셔야 합니다.</p>
        <Buttons>
          <Button type="submit" kind="danger">
            적은 것 모두 지우기
          </Button>
        </Buttons>
      </SendingForm>
    </FormLayout>
  );
}
