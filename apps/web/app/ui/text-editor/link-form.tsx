import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { Button, Buttons } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { isLinkAddress, isPostAddress } from './link-address.ts';
import styles from './text-editor.module.css';

interface LinkFormProps {
  id: string;
  editor: Editor;
  /** Posts may point at more addresses. */
  isPost: boolean;
  onClose: () => void;
}

/** The address of the link at the cursor, or of one to be made of what is selected. */
export function LinkForm({ id, editor, isPost, onClose }: LinkFormProps) {
  const before = (editor.getAttributes('link')['href'] as string | undefined) ?? '';
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();

  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);

  function put() {
    const href = address.trim();
    if (!(isPost ? isPostAddress(href) : isLinkAddress(href))) {
      setError('주소는 / 나 https:// 로 시작해야 합니다.');
      document.getElementById(id)?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    const hasWords = before !== '' || !editor.state.selection.empty;
    if (hasWords) chain.setMark('link', { href }).run();
    else chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  }

  return (
    <div role="group" aria-label="링크" className={styles.link}>
      <TextField
        id={id}
        label="링크 주소"
        hint="글을 먼저 고른 뒤 주소를 넣으십시오. 예: /kidney/welfare 또는 https://…"
        value={address}
        maxLength={500}
        inputMode="url"
        error={error}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          put();
        }}
      />
      <Buttons>
        <Button size="small" onClick={put}>
          링크 넣기
        </Button>
        {before !== '' && (
          <Button kind="danger" size="small" onClick={remove}>
            링크 빼기
          </Button>
        )}
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            editor.commands.focus();
            onClose();
          }}
        >
          취소
        </Button>
      </Buttons>
    </div>
  );
}
