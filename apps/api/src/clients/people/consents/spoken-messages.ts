/**
 * What is read aloud on the telephone, in lines that an officer reads from the screen. It stands beside each newest text, and is what somebody heard who agreed to that text: it is
 * changed as little as the text itself. New words are a new version of the text.
 */

/** Before the first question, whatever it is about. */
export const spokenFirst = [
  '동의를 여쭙겠습니다. 거절하시거나 나중에 거두실 수 있습니다.',
  '만 14세가 안 되셨으면 법정대리인을 바꿔 주십시오.',
  '전문은 문자나 우편으로 드립니다.',
];

/** What is the same for everything that a purpose requires, said once before it. */
export const spokenOfTopic: Readonly<Record<string, readonly string[]>> = {
  transport: [
    '필수로 적는 것은 이용이 끝나고 5년, 이용하지 않으시면 1년 뒤에 지웁니다.',
    '서류 사진은 부탁드릴 때만 받고, 결정 뒤 30일에 지웁니다.',
  ],
  membership: [
    '필수로 적는 것은 탈퇴하시거나 가입되지 않으시면 1년 뒤에 지웁니다.',
    '서류 사진은 부탁드릴 때만 받고, 결정 뒤 30일에 지웁니다.',
  ],
};

/** By the id of the text. */
export const spokenWords: Readonly<Record<string, readonly string[]>> = {
  'transport/collection/2': [
    '필수입니다. 차를 보내고, 연락드리고, 분담금을 정하려고',
    '이름, 전화번호, 타시는 곳과 때, 분담금 구분을 적습니다.',
    '대신 신청하시는 분 것도 적습니다.',
    '거절하시면 모실 수 없습니다. 동의하십니까?',
  ],
  'transport/health/2': [
    '필수입니다. 차를 정하고 도와 드리려고',
    '투석 병원과 시간, 필요한 도움, 말씀하신 건강 내용을 적습니다.',
    '거절하시면 모실 수 없습니다. 동의하십니까?',
  ],
  'transport/third-parties/1': [
    '선택입니다. 차가 늦거나, 편찮으시거나, 투석 시간이 바뀌면',
    '병원과 보호자께 이름, 타고 내리신 시각, 운행 상황을 알립니다.',
    '이용하시는 동안만입니다. 받은 쪽도 일이 끝나면 쓰지 않습니다.',
    '거절하셔도 모십니다. 동의하십니까?',
  ],
  'transport/messages/1': [
    '선택입니다. 신청과 차량 소식을 문자로 보내려고',
    '이용하시는 동안 전화번호를 씁니다.',
    '거절하시면 전화드립니다. 동의하십니까?',
  ],
  'access-arm/health/1': [
    '선택입니다. 투석 혈관이 있는 팔을 당기지 않게',
    '어느 팔인지 적고, 이용이 끝나면 지웁니다.',
    '거절하셔도 모십니다. 동의하십니까?',
  ],
  'membership/collection/2': [
    '필수입니다. 가입을 살펴보고, 명부를 두고, 도움을 안내하려고',
    '이름, 전화번호, 생년월일, 주소를 적습니다.',
    '이메일은 알려 주실 때만 적습니다.',
    '대신 신청하시면 그분 이름과 전화번호도 적습니다.',
    '거절하시면 가입하실 수 없습니다. 동의하십니까?',
  ],
  'membership/health/2': [
    '필수입니다. 회원이 되실 수 있는지 보고, 치료에 맞는 도움을 안내하려고',
    '받으시는 치료, 장애 등록, 말씀하신 건강 내용을 적습니다.',
    '거절하시면 가입하실 수 없습니다. 동의하십니까?',
  ],
  'membership/messages/1': [
    '선택입니다. 협회 소식과 행사, 도움을 문자나 이메일로 알리려고',
    '회원이신 동안 전화번호와 알려 주신 이메일을 씁니다.',
    '거절하셔도 가입에는 차이가 없습니다. 동의하십니까?',
  ],
  'pledge/collection/1': [
    '필수입니다. 신청을 받아 연락드리고, 인사드리고, 기부금영수증을 안내하려고',
    '이름, 전화번호, 후원 방법과 내용을 적습니다.',
    '이메일과 전하실 말씀은 알려 주실 때만 적습니다.',
    '후원이나 봉사가 끝나고 5년, 이어지지 않으면 1년 뒤에 지웁니다.',
    '거절하시면 신청하실 수 없습니다. 동의하십니까?',
  ],
  'pledge/messages/1': [
    '선택입니다. 인사와 쓴 결과, 협회 소식을 문자나 이메일로 보내려고',
    '후원이나 봉사를 하시는 동안 전화번호와 알려 주신 이메일을 씁니다.',
    '거절하셔도 똑같이 하실 수 있습니다. 동의하십니까?',
  ],
};
