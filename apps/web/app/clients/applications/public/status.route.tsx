import { PageMeta } from '../../../platform/page-meta.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Route } from './+types/status.route';
import { askStatus, openStatus } from './load-status.ts';
import { FormLayout } from './form-layout.tsx';
import { sendForm } from '../../../platform/forms/send-form.ts';
import { StatusAnswer } from './status-answer.tsx';
import { StatusForm } from './status-form.tsx';

const title = '내 신청 확인';

export const handle: RouteHandle = {
  query: ['token'],
  header: { title, icon: 'search', lead: '신청하신 일이 어디까지 되었는지 보여 드립니다.' },
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;
export const loader = (args: Route.LoaderArgs) => openStatus(args);
export const action = (args: Route.ActionArgs) => askStatus(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** By the receipt and the telephone number, or by the link that was sent. No name, clinic, day or address stands here. */
export default function StatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData && 'message' in actionData ? actionData : undefined;
  const asked = actionData && 'heading' in actionData ? actionData : null;
  const status = asked ?? loaderData.status;
  return (
    <FormLayout call={{ title: '전화로도 알려 드립니다', words: '번호를 잊으셔도 찾아 드립니다.' }}>
      <PageMeta
        title={problem ? `오류: ${title}` : title}
        description="접수 번호와 전화번호로 찾아보실 수 있습니다."
        isHidden={loaderData.isByLink}
      />
      {!status && loaderData.refusal && <StatusMessage kind="info">{loaderData.refusal}</StatusMessage>}
      {status ? <StatusAnswer status={status} isAnswer={asked !== null} /> : <StatusForm problem={problem} />}
    </FormLayout>
  );
}
