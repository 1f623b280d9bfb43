import { Fragment } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

interface ShortcutsProps {
  hasSearch: boolean;
  onClose: () => void;
}

interface Shortcut {
  keys: readonly string[];
  does: string;
}

const inSearch: readonly Shortcut[] = [
  { keys: ['/'], does: '찾기 칸으로 갑니다.' },
  { keys: ['↑', '↓'], does: '찾은 것 가운데 하나를 고릅니다.' },
  { keys: ['Enter'], does: '고른 것을 엽니다.' },
];
const anywhere: readonly Shortcut[] = [
  { keys: ['?'], does: '단축키를 보여 드립니다.' },
  { keys: ['Esc'], does: '열린 창과 메뉴를 닫고, 찾기 칸을 비웁니다.' },
  { keys: ['Tab'], does: '다음 단추나 칸으로 갑니다. Shift를 함께 누르면 앞으로 돌아갑니다.' },
];
const inText: readonly Shortcut[] = [
  { keys: ['Ctrl+B', 'Ctrl+I', 'Ctrl+U'], does: '글을 쓸 때 굵게, 기울임, 밑줄로 합니다.' },
  { keys: ['Ctrl+Z'], does: '글을 쓸 때 방금 한 것을 되돌립니다.' },
];

/** Every key that does something of its own in the office. Lazy: few open it. */
export default function Shortcuts({ hasSearch, onClose }: ShortcutsProps) {
  return (
    <Dialog title="단축키" onClose={onClose}>
      <ul className="office-keys">
        {[...(hasSearch ? inSearch : []), ...anywhere, ...inText].map(({ keys, does }) => (
          <li key={does}>
            {keys.map((key) => (
              <Fragment key={key}>
                <kbd className="office-search-key">{key}</kbd>{' '}
              </Fragment>
            ))}
            {does}
          </li>
        ))}
      </ul>
      <p>칸에 글을 쓰고 계실 때에는 / 와 ? 가 글자로 적힙니다.</p>
      <div>
        <Button kind="secondary" data-first-focus onClick={onClose}>
          닫기
        </Button>
      </div>
    </Dialog>
  );
}
