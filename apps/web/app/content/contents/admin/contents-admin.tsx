import { contentsPaths, contentStates, stateNames } from '@kidney/contract/content/contents/contents.paths.ts';
import type { ContentFilter, ContentPage } from '@kidney/contract/content/contents/contents.schema.ts';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { DownloadButtons } from '../../../platform/downloads/download-buttons.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { ChipLinks } from '../../../ui/chip-links/chip-links.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { ActDialog } from './act-dialog.tsx';
import { hrefOf, isNarrowed } from './content-filter.ts';
import { ContentRow } from './content-row.tsx';
import { ContentSearch } from './content-search.tsx';
import { nothingIn, pickedInWords } from './content-labels.ts';
import { PickBox } from './pick-box.tsx';
import { choicesOf, isPickable, keyOf, type Choice } from './picked-contents.ts';
import { PickedBar } from './picked-bar.tsx';
import styles from './contents.module.css';

interface ContentsAdminProps {
  filter: ContentFilter;
  page: ContentPage;
}

const nothing: ReadonlySet<string> = new Set();

export function ContentsAdmin({ filter, page: { contents, older, people } }: ContentsAdminProps) {
  const mutation = useMutation();
  const [keys, setKeys] = useState(nothing);
  const [asked, setAsked] = useState<Choice>();
  /** What could not be done, by title. */
  const [refused, setRefused] = useState<readonly { key: string; words: string }[]>([]);

  const pickable = contents.filter(isPickable);
  const picked = pickable.filter((content) => keys.has(keyOf(content)));
  const { older: shownFrom, ...sought } = filter;
  const { state: _state, ...narrowed } = sought;

  function pick(key: string, isPicked: boolean) {
    setKeys((now) => new Set(isPicked ? [...now, key] : [...now].filter((each) => each !== key)));
  }

  async function perform({ act, contents: chosen }: Choice) {
    if (mutation.isBusy) return;
    setRefused([]);
    const titles = new Map(chosen.map((content) => [keyOf(content), content.title]));
    await mutation.act(async () => {
      const { data, message } = await call(browserTransport, contentsPaths.act, {
        body: { act, picked: chosen.map(({ kind, id, version }) => ({ kind, id, version })) },
      });
      const left = data.rows.flatMap((row) =>
        row.refusal ? [{ key: keyOf(row), words: `${titles.get(keyOf(row))}: ${row.refusal.message}` }] : [],
      );
      setRefused(left);
      setKeys(nothing);
      return { message };
    });
    setAsked(undefined);
  }

  return (
    <div className={styles.admin}>
      <noscript>
        <p>여러 글을 한꺼번에 바꾸시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      {mutation.outcome && (
        <StatusMessage
          isFocused
          kind={refused.length > 0 ? 'error' : mutation.outcome.kind}
          onClose={() => {
            setRefused([]);
            mutation.clearOutcome();
          }}
        >
          <p>{mutation.outcome.message}</p>
          {refused.length > 0 && (
            <ul className={styles.named}>
              {refused.map(({ key, words }) => (
                <li key={key}>{words}</li>
              ))}
            </ul>
          )}
        </StatusMessage>
      )}
      <ChipLinks
        label="상태로 골라 보기"
        chips={[
          { label: '모두', to: hrefOf(narrowed), isCurrent: filter.state === undefined },
          ...contentStates.map((state) => ({
            label: stateNames[state],
            to: hrefOf({ ...narrowed, state }),
            isCurrent: filter.state === state,
          })),
        ]}
      />
      <ContentSearch filter={filter} people={people} />
      <section aria-labelledby="contents" className={styles.list}>
        <div className={styles.listHead}>
          <h2 id="contents">{filter.state ? stateNames[filter.state] : '글 목록'}</h2>
          {pickable.length > 0 && (
            <NeedsScript>
              <PickBox
                label="보이는 글 모두 고르기"
                isPicked={picked.length === pickable.length}
                onChange={(isPicked) => setKeys(isPicked ? new Set(pickable.map(keyOf)) : nothing)}
              >
                보이는 글 모두 고르기
              </PickBox>
            </NeedsScript>
          )}
        </div>
        <p role="status" className={styles.said}>
          {picked.length > 0 && pickedInWords(picked.length)}
        </p>
        {contents.length === 0 ? (
          <p role="status">
            {isNarrowed(filter) || !filter.state ? '찾으시는 글이 없습니다.' : nothingIn[filter.state]}
          </p>
        ) : (
          <ul className={styles.contents}>
            {contents.map((content) => (
              <ContentRow
                key={keyOf(content)}
                content={content}
                isPicked={keys.has(keyOf(content))}
                onPick={(isPicked) => pick(keyOf(content), isPicked)}
              />
            ))}
          </ul>
        )}
        {picked.length > 0 && (
          <PickedBar
            count={picked.length}
            choices={choicesOf(picked)}
            onChoose={setAsked}
            onClear={() => setKeys(nothing)}
          />
        )}
        {(older ?? shownFrom) && (
          <nav aria-label="글 넘겨 보기">
            <Buttons>
              {older && (
                <ButtonLink kind="secondary" to={hrefOf({ ...sought, older })}>
                  더 오래된 글
                </ButtonLink>
              )}
              {shownFrom && (
                <ButtonLink kind="secondary" to={hrefOf(sought)}>
                  가장 새 글로
                </ButtonLink>
              )}
            </Buttons>
          </nav>
        )}
      </section>
      {contents.length > 0 && (
        <NeedsScript>
          <Buttons>
            <DownloadButtons
              mutation={mutation}
              load={(format) => call(browserTransport, contentsPaths.export, { query: { ...sought, format } })}
            />
          </Buttons>
        </NeedsScript>
      )}
      {asked && (
        <ActDialog
          {...asked}
          isBusy={mutation.isBusy}
          onConfirm={() => void perform(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
