import { contentKinds, kindNames, contentWordsMax } from '@kidney/contract/contents/contents.paths.ts';
import type { ContentFilter, ContentPage } from '@kidney/contract/contents/contents.schema.ts';
import { useId } from 'react';
import { useUser } from '../../../platform/session/use-user.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { contentsPath, hrefOf, isNarrowed } from './content-filter.ts';
import styles from './contents.module.css';

const every = { value: '', label: '모두' };

/** A plain form: the choice is in the address, with script or without. */
export function ContentSearch({ filter, people }: { filter: ContentFilter; people: ContentPage['people'] }) {
  const id = useId();
  const user = useUser();
  const { state } = filter;
  const others = people.filter((person) => person.id !== user?.sub);
  const own = user ? [{ value: String(user.sub), label: '나' }] : [];
  return (
    <Card ground="sand">
      {/* A new form for a new choice: the browser would keep what was typed before. */}
      <form key={hrefOf(filter)} role="search" aria-label="글 찾기" method="get" action={contentsPath}>
        {state && <input type="hidden" name="state" value={state} />}
        <div className={styles.fields}>
          <TextField
            id={`${id}-q`}
            name="q"
            type="search"
            label="제목에 든 말"
            defaultValue={filter.q ?? ''}
            maxLength={contentWordsMax}
          />
          <SelectField
            id={`${id}-kind`}
            name="kind"
            label="종류"
            defaultValue={filter.kind ?? ''}
            options={[every, ...contentKinds.map((value) => ({ value, label: kindNames[value] }))]}
          />
          <SelectField
            id={`${id}-author`}
            name="author"
            label="쓴 사람"
            defaultValue={filter.author ?? ''}
            options={[every, ...own, ...others.map((one) => ({ value: String(one.id), label: one.nickName }))]}
          />
        </div>
        <Buttons>
          <Button type="submit">
            <Icon name="search" />
            찾기
          </Button>
          {isNarrowed(filter) && (
            <ButtonLink kind="secondary" to={hrefOf(state ? { state } : {})}>
              모두 보기
            </ButtonLink>
          )}
        </Buttons>
      </form>
    </Card>
  );
}
