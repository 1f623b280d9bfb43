import type { Page } from '@playwright/test';
import type { Block } from './rules.ts';

/** The text of the page's main part as it is read, block by block, without tables and menus. What is folded away is read, too. */
export function renderedBlocks(page: Page): Promise<Block[]> {
  return page.getByRole('main').evaluate((main) => {
    const blocks: { text: string; isParagraph: boolean }[] = [];
    let block = { text: '', isParagraph: false };
    const begin = (isParagraph: boolean) => {
      if (block.text.trim() !== '') blocks.push(block);
      block = { text: '', isParagraph };
    };
    const read = (element: Element) => {
      if (element.matches('table, nav, script, style, svg, template, [hidden]')) return;
      const isInline = /^inline(?:-block)?$|^contents$/.test(getComputedStyle(element).display);
      if (!isInline) begin(element.matches('p'));
      for (const node of element.childNodes) {
        if (node instanceof Text) block.text += node.data;
        else if (node instanceof Element) read(node);
      }
      if (element.matches('br')) block.text += ' ';
      if (!isInline) begin(false);
    };
    read(main);
    return blocks;
  });
}
