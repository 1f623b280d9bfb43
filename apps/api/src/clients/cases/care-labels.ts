interface Care {
  /** Null where nobody leads it. */
  nickName: string | null;
  dueOn: string | null;
  /** Whether pictures lie there that from now on somebody else may see. */
  changesPictures: boolean;
}

const pictureWords = (nickName: string | null): string =>
  nickName === null
    ? '서류 사진은 담당이 정해질 때까지 아무도 열 수 없습니다.'
    : '서류 사진도 이제 이 담당자가 봅니다.';

/** What stands in the history of a case once somebody else leads it. */
export const careInWords = ({ nickName, dueOn, changesPictures }: Care): string =>
  [
    `담당: ${nickName ?? '없음'}`,
    `기한: ${dueOn ?? '없음'}`,
    ...(changesPictures ? [pictureWords(nickName)] : []),
  ].join(' · ');
