import type { Block, BlockOf, BlockType } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';

interface Kind<Type extends BlockType> {
  label: string;
  /** What it is good for. */
  words: string;
  icon: IconName;
  blank: Omit<BlockOf<Type>, 'id' | 'hidden' | 'type'>;
}

export const blockKinds: { [Type in BlockType]: Kind<Type> } = {
  text: { label: '글', words: '제목과 문단, 목록', icon: 'file', blank: { heading: '', html: '' } },
  facts: {
    label: '금액과 사실',
    words: '금액, 기준, 출처. 값은 한곳에서 고칩니다.',
    icon: 'list',
    blank: { heading: '', intro: '', keys: [] },
  },
  steps: {
    label: '순서',
    words: '신청 순서처럼 차례대로 하는 일',
    icon: 'check',
    blank: {
      heading: '',
      items: [
        { title: '', text: '' },
        { title: '', text: '' },
      ],
    },
  },
  timeline: {
    label: '연표',
    words: '날짜와 있었던 일',
    icon: 'clock',
    blank: { heading: '', items: [{ when: '', title: '', text: '' }] },
  },
  organisation: {
    label: '조직도',
    words: '누가 어디에 속하는지',
    icon: 'users',
    blank: { heading: '', units: [{ id: 'top', under: null, title: '', note: '' }] },
  },
  comparison: {
    label: '비교표',
    words: '둘에서 넷을 나란히 놓은 표',
    icon: 'contrast',
    blank: { heading: '', caption: '', columns: ['', ''], rows: [{ label: '', cells: ['', ''] }] },
  },
  figure: {
    label: '그림',
    words: '설명이 딸린 그림',
    icon: 'sun',
    blank: { heading: '', art: '', alt: '', caption: '' },
  },
  links: {
    label: '링크 모음',
    words: '다른 쪽이나 다른 누리집으로 가는 길',
    icon: 'external',
    blank: { heading: '', items: [{ label: '', href: '', note: '' }] },
  },
  callout: {
    label: '알림 상자',
    words: '놓치면 안 되는 말',
    icon: 'alert',
    blank: { tone: 'info', heading: '', html: '' },
  },
  action: {
    label: '안내 단추',
    words: '다음에 할 일로 이끄는 단추',
    icon: 'hands',
    blank: { heading: '', text: '', actions: [{ label: '', href: '' }] },
  },
};

export const blockTypes = Object.keys(blockKinds) as BlockType[];

/** The id stays with the block through every version, and is its anchor on the page. */
export const newId = () => `b-${crypto.randomUUID().slice(0, 8)}`;

export function newBlock(type: BlockType): Block {
  return { id: newId(), hidden: false, type, ...structuredClone(blockKinds[type].blank) } as Block;
}
