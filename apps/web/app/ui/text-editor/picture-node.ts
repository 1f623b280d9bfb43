import { Node } from '@tiptap/core';

/** Where a stored picture can be seen. */
export type PictureSource = (id: string) => Promise<string>;

const wordsOf = (alt: string) => (alt === '' ? '사진 설명을 아래에 적어 주십시오.' : `사진 설명: ${alt}`);

/** A picture is known by the id of what was uploaded; its address is found when it is shown. */
export const pictureNode = (srcOf: PictureSource) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      media: {
        default: '',
        parseHTML: (element: HTMLElement) => element.dataset['media'] ?? '',
        renderHTML: ({ media }: Record<string, unknown>) => ({ 'data-media': media }),
      },
      alt: { default: '' },
    }),
    parseHTML: () => [{ tag: 'img[data-media]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('figure');
        const picture = document.createElement('img');
        const words = document.createElement('figcaption');
        dom.append(picture, words);
        const draw = (alt: string) => {
          picture.alt = alt;
          words.textContent = wordsOf(alt);
        };
        draw(node.attrs['alt'] as string);
        srcOf(node.attrs['media'] as string).then(
          (src) => (picture.src = src),
          () => (words.textContent = '사진을 불러오지 못했습니다.'),
        );
        return {
          dom,
          update: (next) => {
            if (next.type !== node.type || next.attrs['media'] !== node.attrs['media']) return false;
            draw(next.attrs['alt'] as string);
            return true;
          },
        };
      },
  });
