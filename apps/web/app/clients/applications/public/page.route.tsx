import { useLocation } from 'react-router';
import { PageTitle } from '../../../platform/page-title.tsx';
import { notKept } from '../../../platform/link-token.ts';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PageProgress } from './page-progress.tsx';
import type { Route } from './+types/page.route';
import { answerQuestion } from './answer-question.ts';
import { ArrivalTitle } from './arrival-title.tsx';
import { BackLink } from './back-link.tsx';
import { parameters } from './form-address.ts';
import { FormField } from '../../forms/public/form-field.tsx';
import { FormLayout } from './form-layout.tsx';
import { loadQuestion } from './load-question.ts';
import { NoteBoxes } from '../../forms/public/note-boxes.tsx';
import { sendForm } from '../../../platform/forms/send-form.ts';
import { SendingForm } from '../../../platform/forms/sending-form.tsx';
import { SummaryOf } from '../../../platform/forms/summary-of.tsx';
import { unsentAt } from './unsent.ts';

export const handle: RouteHandle = { query: parameters };
export const headers = notKept;
export const loader = (args: Route.LoaderArgs) => loadQuestion(args);
export const action = (args: Route.ActionArgs) => answerQuestion(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** One question. */
export default function QuestionPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { question, turn, back } = loaderData;
  const { title, form, page, number, of, fields, notes } = question;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const typed = problem?.values ?? unsentAt.find(here);
  const [only] = fields.length === 1 ? fields : [];
  const heading = <ArrivalTitle key={page}>{title}</ArrivalTitle>;
  const isLegend = only?.type === 'choice';
  return (
    <FormLayout>
      <PageTitle name={`${title} | ${form}`} hasErrors={problem !== undefined} />
      <BackLink to={back.href} onLeave={() => unsentAt.keep(here)}>
        {back.label}
      </BackLink>
      <PageProgress name={form} number={number} of={of} />
      {problem && <SummaryOf problem={problem} names={fields.map(({ name }) => name)} />}
      <SendingForm key={page} id={unsentAt.formId} onSend={() => unsentAt.forget(here)}>
        {!isLegend && heading}
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            question={isLegend ? heading : null}
            typed={typed && (typed[field.name] ?? [])}
            error={problem?.fields[field.name]}
          />
        ))}
        <NoteBoxes notes={notes} isAnswer={turn.isNoted && !problem} />
        <Buttons>
          <Button type="submit">
            {turn.isNoted ? '그대로 계속' : '다음'}
            <Icon name="chevronRight" />
          </Button>
          <Button type="submit" kind="secondary" name="intent" value="later">
            저장하고 나중에 하기
          </Button>
        </Buttons>
      </SendingForm>
    </FormLayout>
  );
}
