export interface Section {
  label: string;
  pages: readonly { label: string; to: string }[];
}

/** Only what exists. A page enters here together with its route. */
export const sections: readonly Section[] = [
  { label: '소식·참여', pages: [{ label: '자주 묻는 질문', to: '/community/faq' }] },
];

export const pages = sections.flatMap((section) => section.pages);
