import type { AskForFormat } from '@kidney/contract/clients/format-requests/format-requests.schema.ts';

/** What somebody asks for who wants a page of ours in large letters. */
export const aFormatRequest: AskForFormat = {
  name: '요청인',
  phone: '052-000-0001',
  format: 'large-print',
  wish: '이동지원센터 안내를 큰 글자로 받고 싶습니다.',
  accepted: ['formats/collection/1'],
};
