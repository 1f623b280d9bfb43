/** Whoever opens a text came to write it. Its editor is there a moment later than the form. */
export function focusText(owner: string): void {
  const form = document.getElementById(`form-${owner}`);
  if (!form?.querySelector(`[id="edit-${CSS.escape(owner)}-html-label"]`)) return;
  const words = () => form.querySelector<HTMLElement>('[role=textbox]');
  const now = words();
  if (now) return now.focus();
  const watch = new MutationObserver(() => {
    const there = words();
    if (!there) return;
    watch.disconnect();
    there.focus();
  });
  watch.observe(form, { childList: true, subtree: true });
}
