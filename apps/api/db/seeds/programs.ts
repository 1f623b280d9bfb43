import type { CreateProgram } from '@kidney/contract/content/programs/programs.schema.ts';

const made = '보기로 넣은 프로그램입니다. 실제로 열리지 않습니다.';
const whole = { place: '주간보호 ○○실', audience: '주간보호를 이용하시는 분', pictures: [] };

/** Plainly samples. */
export const samplePrograms: CreateProgram[] = [
  {
    ...whole,
    title: '의자 체조 (표본)',
    description: `의자에 앉아 팔과 다리를 천천히 움직입니다. 힘드시면 언제든 쉬셔도 됩니다.\n\n${made}`,
    weekdays: ['tue', 'thu'],
    startTime: '10:00',
    endTime: '11:00',
    order: 10,
  },
  {
    ...whole,
    title: '텃밭 가꾸기 (표본)',
    description: `화분과 텃밭에 물을 주고 꽃과 채소를 기릅니다.\n\n${made}`,
    weekdays: ['wed'],
    startTime: '14:00',
    endTime: '15:30',
    place: '주간보호 마당',
    order: 20,
  },
  {
    ...whole,
    title: '싱겁게 요리하기 (표본)',
    description: `소금과 칼륨을 줄이는 조리법을 함께 배웁니다. 칼륨은 콩팥이 약하면 몸에 쌓이는 무기질입니다.\n\n${made}`,
    weekdays: ['fri'],
    startTime: '11:00',
    endTime: '12:30',
    place: '주간보호 조리실',
    order: 30,
  },
  {
    ...whole,
    title: '함께 노래하기 (표본)',
    description: `아는 노래를 함께 부르고 숨을 고릅니다.\n\n${made}`,
    weekdays: ['mon'],
    startTime: '14:00',
    endTime: '15:00',
    order: 40,
  },
  {
    ...whole,
    title: '태화강 걷기 (표본)',
    description: `강가를 천천히 걷습니다. 걷기 힘드신 분은 휠체어로 함께 가십니다.\n\n${made}`,
    weekdays: ['thu'],
    startTime: '14:00',
    endTime: '15:30',
    place: '태화강 산책로',
    order: 50,
  },
  {
    ...whole,
    title: '붓글씨와 그림 (표본)',
    description: `붓으로 글씨를 쓰고 그림을 그립니다. 도구는 주간보호에 있습니다.\n\n${made}`,
    weekdays: ['tue'],
    startTime: '14:00',
    endTime: null,
    order: 60,
  },
];
