import { personBounds } from '@kidney/contract/clients/people/person-bounds.paths.ts';
import { personPaths } from '@kidney/contract/clients/people/people.paths.ts';
import type { PersonList } from '@kidney/contract/clients/people/people.schema.ts';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../../platform/use-mutation.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Rows } from '../../../../ui/row/row.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { PersonCard } from './person-card.tsx';
import styles from './call.module.css';

type Found = { list?: PersonList; failure?: string };

function said({ list, failure }: Found): string {
  if (failure !== undefined) return failure;
  if (!list) return '';
  if (list.people.length === 0) return '찾은 분이 없습니다. 처음 전화하신 분일 수 있습니다.';
  return list.hasMore
    ? `${list.people.length}분보다 많습니다. 이름이나 전화번호를 더 적어 주십시오.`
    : `${list.people.length}분을 찾았습니다.`;
}

async function peopleBy(words: string): Promise<Found> {
  try {
    return { list: (await call(browserTransport, personPaths.search, { body: { words } })).data };
  } catch (error) {
    const [problem] = error instanceof ApiError ? (error.failure.fields ?? []) : [];
    return { failure: problem?.message ?? failureInWords(error) };
  }
}

interface PersonSearchProps {
  isFocused?: boolean;
  /** The end of a number that is looked for at once. */
  first?: string;
}

/** Who is on the telephone. What is typed travels in the body and never stands in an address. */
export function PersonSearch({ isFocused = false, first = '' }: PersonSearchProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const [words, setWords] = useState(first);
  const [found, setFound] = useState<Found>({});
  const [isBusy, setBusy] = useState(first !== '');

  useEffect(() => {
    if (first === '') return;
    void peopleBy(first).then((people) => {
      setFound(people);
      setBusy(false);
    });
  }, [first]);

  useEffect(() => {
    if (isFocused && isHydrated) document.getElementById(id)?.focus();
  }, [isFocused, isHydrated, id]);

  async function search(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (words.trim().length < 2) return setFound({ failure: '두 글자 이상 적어 주십시오.' });
    setBusy(true);
    setFound(await peopleBy(words));
    setBusy(false);
  }

  return (
    <Card ground="sand">
      <form
        role="search"
        aria-label="사람 찾기"
        method="post"
        inert={!isHydrated}
        noValidate
        className={styles.search}
        onSubmit={(event) => void search(event)}
      >
        <TextField
          id={id}
          label="누구십니까?"
          hint="전화번호 끝 네 자리, 이름, 또는 초성(ㄱㅊㅅ)을 적습니다."
          type="search"
          autoComplete="off"
          maxLength={personBounds.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" aria-disabled={isBusy}>
          <Icon name="search" />
          찾기
        </Button>
      </form>
      <p role="status" className={styles.said}>
        {said(found)}
      </p>
      {found.list && found.list.people.length > 0 && (
        <div className={styles.people}>
          <Rows>
            {found.list.people.map((person) => (
              <li key={person.id}>
                <PersonCard person={person} />
              </li>
            ))}
          </Rows>
        </div>
      )}
    </Card>
  );
}
