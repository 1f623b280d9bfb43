import {
  contactResults,
  contactWays,
  type ContactResult,
  type ContactWay,
} from '@kidney/contract/clients/application-names.paths.ts';
import { caseBounds } from '@kidney/contract/clients/cases/case-bounds.paths.ts';
import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import { TextArea } from '../../../../ui/text-field/text-field.tsx';
import { contactResultNames, contactWayNames } from '../../../application-labels.ts';
import { problemsByName } from '../../../../platform/forms/problems-by-name.ts';
import styles from './case.module.css';

export interface LogFormProps {
  caseId: string;
  mutation: Mutation;
  onDone: () => void;
}

/** What is typed is kept by whoever draws the form. */
export interface TextFormProps extends LogFormProps {
  text: string;
  onText: (text: string) => void;
  /** Asked before it is sent. */
  onSend: () => Promise<unknown>;
}

const ways = contactWays.map((value) => ({ value, label: contactWayNames[value] }));
const results = contactResults.map((value) => ({ value, label: contactResultNames[value] }));

/** That somebody was called, or called, and what came of it. */
export function ContactForm({ caseId, mutation, onDone, text, onText, onSend }: TextFormProps) {
  const id = useId();
  const [way, setWay] = useState<ContactWay>('call-out');
  const [result, setResult] = useState<ContactResult>('reached');
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());

  async function save(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    await onSend();
    const { isDone, fields = [] } = await mutation.act(() =>
      call(browserTransport, casesPaths.contact, { params: { id: caseId }, body: { way, result, text } }),
    );
    setWrong(problemsByName(fields));
    if (isDone) onDone();
  }

  return (
    <form aria-label="연락 적기" noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <ChoiceGroup
        id={`${id}-way`}
        legend="어떻게 연락하셨습니까?"
        type="radio"
        name={`${id}-way`}
        options={ways}
        chosen={[way]}
        onChange={([chosen]) => setWay(chosen as ContactWay)}
      />
      <ChoiceGroup
        id={`${id}-result`}
        legend="어떻게 되었습니까?"
        type="radio"
        name={`${id}-result`}
        options={results}
        chosen={[result]}
        onChange={([chosen]) => setResult(chosen as ContactResult)}
      />
      <TextArea
        id={`${id}-text`}
        label="나눈 이야기 (사무국만 봅니다)"
        maxLength={caseBounds.note}
        value={text}
        error={wrong.get('text')}
        onChange={(event) => onText(event.target.value)}
      />
      <div>
        <Button type="submit" size="small" aria-disabled={mutation.isBusy}>
          연락 저장
        </Button>
      </div>
    </form>
  );
}
