import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { Asked } from './list-address.ts';
import type { ShownList } from './list-labels.ts';

interface NothingHereProps {
  path: string;
  asked: Asked;
  list: ShownList;
}

const isFirstPage = (asked: Asked) => Object.keys(asked).length === 0;

function wordsFor(asked: Asked, { isSearchable, next }: ShownList): [title: string, help: string] {
  const { q, cursor } = asked;
  if (!q && !isFirstPage(asked)) return ['이 자리에는 글이 없습니다', '새 글은 목록 처음에 있습니다.'];
  if (!q) return ['아직 글이 없습니다', '새 글이 올라오면 여기에 보입니다.'];
  if (!isSearchable) return ['두 글자 이상 써 주십시오', '한 글자로는 너무 많은 글이 나옵니다.'];
  if (next) return ['최근 글에는 없습니다', '더 오래된 글에서 이어서 찾으실 수 있습니다.'];
  if (cursor) return ['더 오래된 글에는 없습니다', '다른 말로 바꾸어 찾아보십시오.'];
  return ['찾으시는 글이 없습니다', '낱말을 짧게 쓰거나 다른 말로 바꾸어 보십시오.'];
}

export function NothingHere({ path, asked, list }: NothingHereProps) {
  const [title, help] = wordsFor(asked, list);
  return (
    <Card>
      <Stack gap="small">
        <h3>{title}</h3>
        <p>{help}</p>
        {!isFirstPage(asked) && (
          <Buttons>
            <ButtonLink to={path} kind="secondary">
              목록 처음으로
            </ButtonLink>
            {asked.q && (
              <ButtonLink to={`/search?${new URLSearchParams({ q: asked.q })}`} kind="secondary">
                누리집 전체에서 찾기
              </ButtonLink>
            )}
          </Buttons>
        )}
      </Stack>
    </Card>
  );
}
