import { lighthouse } from '../../../art/pictures.ts';
import { sendForm } from '../../../platform/forms/send-form.ts';
import { useIdentity } from '../../../platform/identity.ts';
import { PageMeta } from '../../../platform/page-meta.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { useDisplay } from '../../../platform/use-display.ts';
import { CallCard } from '../../../ui/call-card/call-card.tsx';
import { Column, Split } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/request.route';
import { askForFormat, loadRequest } from './load-request.ts';
import { RequestForm } from './request-form.tsx';
import { RequestTaken } from './request-taken.tsx';

const title = '다른 형식으로 받기';

export const handle: RouteHandle = {
  header: {
    title,
    icon: 'print',
    lead: '큰 글자, 점자, 소리처럼 편하신 모양으로 만들어 드립니다. 7일 안에 드립니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '접근성 안내', to: '/accessibility' },
    ],
  },
};

export const loader = (args: Route.LoaderArgs) => loadRequest(args);
export const action = (args: Route.ActionArgs) => askForFormat(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function RequestPage({ loaderData: { consents }, actionData }: Route.ComponentProps) {
  const { phone, hours } = useIdentity();
  const isNight = useDisplay().contrast === 'high';
  const problem = actionData && 'message' in actionData ? actionData : undefined;
  const taken = actionData && 'dueOn' in actionData ? actionData : null;
  const help = { title: '전화로 요청하기', words: '쓰기 어려우시면 전화해 주십시오. 사무국이 대신 적어 드립니다.' };
  return (
    <Column>
      <PageMeta
        title={problem ? `오류: ${title}` : title}
        description="누리집의 글과 안내문을 큰 글자 인쇄본, 점자, 녹음, 글자 파일, 쉬운 글, 수어로 요청하실 수 있습니다."
      />
      <Split aside={<CallCard {...help} phone={phone} hours={hours} art={lighthouse} isNight={isNight} />}>
        {taken ? <RequestTaken dueOn={taken.dueOn} /> : <RequestForm consents={consents} problem={problem} />}
      </Split>
    </Column>
  );
}
