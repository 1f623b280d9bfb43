import { notKept } from '../../../platform/link-token.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Route } from './+types/picture.route';
import { ArrivalTitle } from '../../applications/public/arrival-title.tsx';
import { FormLayout } from '../../applications/public/form-layout.tsx';
import { loadPicture, sendPicture } from './send-picture.ts';
import styles from '../../applications/public/applications.module.css';

const title = '서류 사진 보내기';

export const handle: RouteHandle = { query: ['token', 'picture', 'sent'] };
export const headers = notKept;
export const loader = (args: Route.LoaderArgs) => loadPicture(args);
export const action = (args: Route.ActionArgs) => sendPicture(args);

/** One picture of a paper, while the office asks for it. A plain form: nothing of it needs script. */
export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { paper, isSent, status } = loaderData;
  return (
    <FormLayout call={{ title: '사진 대신 보여 주셔도 됩니다', words: '사무국에 서류를 보여 주셔도 됩니다.' }}>
      <PageTitle name={title} hasErrors={actionData !== undefined} />
      {paper ? (
        <>
          <ArrivalTitle>{`${paper} 사진을 보내 주십시오`}</ArrivalTitle>
          <Callout tone="warn" title="먼저 번호를 가려 주십시오">
            <p>주민등록번호 뒤 일곱 자리를 종이나 손가락으로 가리고 찍어 주십시오.</p>
          </Callout>
          <ul className={styles.points}>
            <li>담당 직원만 열어 봅니다.</li>
            <li>덜 가려진 번호는 직원이 지우고, 받은 사진은 사흘 안에 없앱니다.</li>
            <li>번호를 지운 사진도 결정이 나고 30일이 지나면 없앱니다.</li>
          </ul>
          <form method="post" encType="multipart/form-data">
            <Stack>
              <TextField
                id="file"
                name="file"
                type="file"
                accept="image/jpeg,image/png,image/webp"
                label="사진"
                hint="10 MB까지 보내실 수 있습니다."
                error={actionData?.problem}
              />
              <Buttons>
                <Button type="submit">사진 보내기</Button>
              </Buttons>
            </Stack>
          </form>
        </>
      ) : (
        <>
          <ArrivalTitle>{isSent ? '사진을 잘 받았습니다' : title}</ArrivalTitle>
          <StatusMessage kind={isSent ? 'ok' : 'info'}>
            {isSent ? '고맙습니다. 담당 직원이 확인하겠습니다.' : '지금은 보내실 사진이 없습니다.'}
          </StatusMessage>
        </>
      )}
      <Buttons>
        <ButtonLink to={status} kind="secondary">
          내 신청으로 돌아가기
        </ButtonLink>
      </Buttons>
    </FormLayout>
  );
}
