/** An amount as people write it. The text of a fact names its amount in this way and in no other. */
export const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;
