import { boards } from '@kidney/contract/content/boards/boards.paths.ts';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

const ways = [
  { label: '공지 쓰기', to: `${boards.notice.site}/create` },
  { label: '소식 쓰기', to: `${boards.news.site}/create` },
  { label: '행사 넣기', to: '/community/events/create' },
  { label: '소식지 올리기', to: '/community/newsletter/create' },
];

/** What the office writes most often. */
export function WritingCard() {
  return (
    <section aria-labelledby="writing" className="today-card">
      <div className="today-head">
        <h2 id="writing">글 쓰기</h2>
      </div>
      <Buttons>
        {ways.map(({ label, to }) => (
          <ButtonLink key={to} to={to} kind="secondary">
            <Icon name="plus" />
            {label}
          </ButtonLink>
        ))}
      </Buttons>
    </section>
  );
}
