import type { WriteCallNote } from '@kidney/contract/clients/call-notes/call-notes.schema.ts';

/** What an officer writes down who cannot go on with a call now. */
export const aCallNote: WriteCallNote = {
  who: '보호자',
  phoneEnd: '0001',
  about: '다음 주 차를 한 번 쉬고 싶다고 하십니다.',
};
