import { expect } from '@playwright/test';
import { done } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { chooseOldSite, noOldPosts } from '../fixtures/old-posts.ts';
import type { Screen } from './screen.ts';

const at = '/admin/old-posts';

export const oldPostsScreens: Screen[] = [
  {
    name: 'old posts, a file looked at',
    who: 'editor',
    at,
    async make(page, site) {
      await noOldPosts(site);
      await page.reload();
      await chooseOldSite(page);
      await press(page.getByRole('button', { name: '미리 보기' }));
      await page.locator('summary', { hasText: '들어가는 글' }).click();
    },
  },
  {
    name: 'old posts, a file to be taken out',
    who: 'editor',
    at,
    async make(page, site) {
      await noOldPosts(site);
      await page.reload();
      await chooseOldSite(page);
      await press(page.getByRole('button', { name: '미리 보기' }));
      await press(page.getByRole('button', { name: '고른 게시판에 넣기' }));
      await done(page, '글 2개를 넣었습니다.');
      await press(page.getByRole('button', { name: '워드프레스 글 2개 모두 되돌리기' }));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
