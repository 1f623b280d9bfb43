import { useRef, useState } from 'react';
import type { PostForm } from '../post-form.ts';

/** The post while it is written. */
export function usePostForm(initial: PostForm, onTyped: (form: PostForm) => void) {
  const [form, setForm] = useState(initial);
  /** Grows when the post is replaced from outside: the text editor begins anew. */
  const [edition, setEdition] = useState(0);
  const latest = useRef(initial);

  function change(next: (now: PostForm) => Partial<PostForm>) {
    latest.current = { ...latest.current, ...next(latest.current) };
    setForm(latest.current);
    onTyped(latest.current);
  }

  return {
    form,
    edition,
    change,
    latest: () => latest.current,
    replace(next: PostForm) {
      setEdition((now) => now + 1);
      latest.current = next;
      setForm(next);
    },
  };
}

export type PostEditing = ReturnType<typeof usePostForm>;
