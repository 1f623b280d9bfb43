import { expect, test } from 'vitest';
import { comparePosts, type ComparedPost } from './post-difference.ts';

const post: ComparedPost = {
  title: '안내',
  html: '<h2>날짜</h2><table><tbody><tr><td>12월</td></tr></tbody></table><img data-media="1" alt="차">',
  office: '사무국',
  pinnedUntil: null,
  fileNames: ['신청서.hwp'],
};

test('D-BRD-04 two versions of a post differ in the parts that were changed', () => {
  expect(comparePosts(post, post)).toEqual([]);
  const after = {
    ...post,
    title: '새 안내',
    html: post.html.replace('12월', '1월').replace('차', '버스'),
    fileNames: [],
  };
  expect(comparePosts(post, after)).toEqual([
    { key: '제목', name: '제목', changes: ['changed'], before: '안내', after: '새 안내' },
    { key: '내용', name: '내용', changes: ['changed'], before: '날짜\n12월', after: '날짜\n1월' },
    { key: '사진', name: '사진', changes: ['changed'], before: '차', after: '버스' },
    { key: '첨부 파일', name: '첨부 파일', changes: ['changed'], before: '신청서.hwp', after: '' },
  ]);
});
