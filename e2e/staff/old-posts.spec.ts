import { done } from '../fixtures/cases.ts';
import { hydrated, press } from '../fixtures/hydrated.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { chooseOldSite, noOldPosts } from '../fixtures/old-posts.ts';
import { expect, test } from '../fixtures/site.ts';

test.afterEach(({ site }) => noOldPosts(site));

for (const width of [390, 1280])
  test(`D-OFF-18 at ${width} px an editor looks at an old site, brings it in once and takes it out again`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await enterAs('editor');
    await page.goto('/admin/old-posts');
    await hydrated(page.getByLabel('글 파일'));
    await press(page.getByRole('button', { name: '미리 보기' }));
    await expect(page.getByText('오류: 글이 든 파일을 골라 주십시오.')).toBeVisible();
    await chooseOldSite(page, Buffer.from('d0cf11e0a1b11ae1', 'hex'), '목록.xls');
    await press(page.getByRole('button', { name: '미리 보기' }));
    await expect(page.getByText(/^오류: 옛 엑셀 파일.*다른 이름으로 저장/)).toBeVisible();

    await chooseOldSite(page);
    await press(page.getByRole('button', { name: '미리 보기' }));
    const card = page.getByRole('region', { name: '2. 미리 보기' });
    await expect(card.getByRole('status').first()).toHaveText(
      '워드프레스: 새로 넣음 2 · 넣지 못함 1 · 사진과 파일 2 · 옛 주소 4',
    );
    await expect(card.getByRole('list', { name: '빠지는 글 1개' })).toContainText('날이 없는 글');
    const left = card.getByRole('list', { name: '옮기지 않는 것' });
    await expect(left).toContainText('공개하지 않은 글 1개');
    await expect(left).toContainText('사진 1장');
    await expect(card.getByLabel('공지 (1개)')).toHaveValue('notice');
    await card.getByLabel('공지 (1개)').selectOption('주간보호 공지');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await tabTo(page, card.getByRole('button', { name: '고른 게시판에 넣기' }));
    await page.keyboard.press('Enter');
    await done(page, '글 2개를 넣었습니다.');
    await expect(card).toHaveCount(0);

    await page.goto('/2019/05/%EA%B8%80-11/');
    await expect(page).toHaveURL(/\/community\/news\/\d+$/);
    const article = page.getByRole('main');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('봄 나들이 소식');
    await expect(article).toContainText('2019');
    await expect(article.getByRole('img', { name: '울산대공원 입구' })).toBeVisible();
    await expect(article).toContainText('guide.pdf');
    await expect(page).not.toHaveTitle('x');
    await page.goto('/?p=12');
    await expect(page).toHaveURL(/\/daycare\/notice\/\d+$/);

    await page.goto('/admin/old-posts');
    await hydrated(page.getByLabel('글 파일'));
    await chooseOldSite(page);
    await press(page.getByRole('button', { name: '미리 보기' }));
    await expect(card).toContainText('이미 넣은 파일입니다');
    await expect(card.getByRole('button', { name: /넣기$/ })).toHaveCount(0);
    await press(card.getByRole('button', { name: '그만두기' }));
    await tabTo(page, page.getByRole('button', { name: '워드프레스 글 2개 모두 되돌리기' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '워드프레스 글 2개를 모두 되돌리시겠습니까?' });
    await expect(dialog.getByRole('button', { name: '취소' })).toBeFocused();
    await press(dialog.getByRole('button', { name: '모두 되돌리기' }));
    await done(page, '글 2개를 되돌렸습니다.');
    await page.goto('/?p=12');
    await expect(page).toHaveURL(/\/(\?p=12)?$/);
  });
