import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { FaqForm, type Words } from './faq-form.tsx';
import type { FaqActs } from './use-faq-acts.ts';
import styles from './faq-desk.module.css';

const blank: Words = { title: '', des: '' };

export function FaqCreate({ acts }: { acts: FaqActs }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    toggle.current?.focus();
  }

  async function create(words: Words) {
    const { isDone } = await acts.create(words);
    if (isDone) setOpen(false);
  }

  return (
    <Card ground="sand">
      <div className={styles.head}>
        <Tag icon="person">직원에게만 보입니다</Tag>
        <Button ref={toggle} kind="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'close' : 'plus'} />
          {isOpen ? '질문 추가 닫기' : '질문 추가'}
        </Button>
      </div>
      {isOpen && (
        <FaqForm
          label="질문 추가"
          initial={blank}
          isBusy={acts.isBusy}
          onConfirm={(words) => void create(words)}
          onCancel={close}
        />
      )}
    </Card>
  );
}
