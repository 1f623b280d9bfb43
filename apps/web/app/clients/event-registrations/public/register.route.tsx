import { lighthouse } from '../../../art/pictures.ts';
import { sendForm } from '../../../platform/forms/send-form.ts';
import { useIdentity } from '../../../platform/identity.ts';
import { PageMeta } from '../../../platform/page-meta.tsx';
import type { PageHeadData, RouteHandle } from '../../../platform/route-handle.ts';
import { useDisplay } from '../../../platform/use-display.ts';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { CallCard } from '../../../ui/call-card/call-card.tsx';
import { Column, Split, Stack } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/register.route';
import { loadRegistration, registerForEvent, type ShownForm } from './load-registration.ts';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './registered.tsx';

const headOf = (form: ShownForm | undefined): PageHeadData | null =>
  form
    ? {
        title: '참가 신청',
        icon: 'calendar',
        lead: form.title,
        crumbs: [
          { label: '홈', to: '/' },
          { label: '행사와 일정', to: '/community/events' },
          { label: form.title, to: `/community/events/${form.eventId}` },
        ],
      }
    : null;

export const handle: RouteHandle = { header: headOf };

export const loader = (args: Route.LoaderArgs) => loadRegistration(args);
export const action = (args: Route.ActionArgs) => registerForEvent(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function RegisterPage({ loaderData: form, actionData }: Route.ComponentProps) {
  const { phone, hours } = useIdentity();
  const isNight = useDisplay().contrast === 'high';
  const problem = actionData && 'message' in actionData ? actionData : undefined;
  const answer = actionData && 'state' in actionData ? actionData : null;
  const help = answer
    ? { title: '전화로 취소하기', words: '못 오시게 되면 전화해 주십시오. 기다리시는 분께 자리를 드립니다.' }
    : { title: '전화로 신청하기', words: '쓰기 어려우시면 전화해 주십시오. 사무국이 대신 적어 드립니다.' };
  const title = `${form.title} 참가 신청`;
  const isClosed = form.days.length === 0 && !problem;
  return (
    <Column>
      <PageMeta
        title={problem ? `오류: ${title}` : title}
        description={`${form.title}에 오실 분의 신청을 받습니다.`}
        shareAs={{ path: '/community/events', title: '행사와 일정' }}
      />
      <Split aside={<CallCard {...help} phone={phone} hours={hours} art={lighthouse} isNight={isNight} />}>
        {answer && <Registered {...answer} eventId={form.eventId} />}
        {!answer && !isClosed && <RegisterForm {...form} problem={problem} />}
        {!answer && isClosed && (
          <Stack>
            <p>지금은 누리집에서 신청을 받지 않습니다. 오시려면 사무국으로 전화해 주십시오.</p>
            <Buttons>
              <ButtonLink to={`/community/events/${form.eventId}`} kind="secondary">
                행사로 돌아가기
              </ButtonLink>
            </Buttons>
          </Stack>
        )}
      </Split>
    </Column>
  );
}
