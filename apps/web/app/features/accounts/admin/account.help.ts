import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const loginHelp: ScreenHelp = {
  about: '직원이 누리집에 들어오는 화면입니다.',
  steps: ['아이디와 비밀번호를 적고 ‘로그인’을 누릅니다.', '책임자와 이동 담당은 2단계 인증을 한 번 더 합니다.'],
  trouble: '비밀번호를 잊으셨으면 ‘비밀번호 찾기’를 누르십시오. 잠겼다고 나오면 책임자에게 풀어 달라고 하십시오.',
  manual: '첫날',
};

export const signupHelp: ScreenHelp = {
  about: '초대를 받지 않은 분이 직원 계정을 신청하는 화면입니다.',
  steps: [
    '아이디, 이메일, 이름, 비밀번호를 적고 ‘가입 신청’을 누릅니다.',
    '메일을 받으시면 안에 있는 주소를 눌러 이메일을 확인합니다.',
    '책임자가 승인하면 로그인하실 수 있습니다.',
  ],
  trouble: '메일이 오지 않으면 스팸함을 보시고, 거기에도 없으면 책임자에게 말씀하십시오.',
  manual: '첫날',
};

export const invitationHelp: ScreenHelp = {
  about: '초대를 받은 분이 계정을 만드는 화면입니다.',
  steps: ['아이디와 이름을 적고 비밀번호를 12자 이상으로 정합니다.', '‘직원 되기’를 누른 뒤 로그인합니다.'],
  trouble: '초대는 7일 동안 한 번만 쓸 수 있습니다. 지났으면 책임자에게 다시 보내 달라고 하십시오.',
  manual: '첫날',
};

export const confirmEmailHelp: ScreenHelp = {
  about: '적으신 이메일이 본인 것인지 확인하는 화면입니다.',
  steps: ['아이디와 이름이 본인 것이면 ‘이메일 확인하기’를 누릅니다.', '가입하신 분은 책임자의 승인을 기다립니다.'],
  trouble: '주소가 듣지 않으면 책임자에게 말씀하십시오. 전화로 확인하고 승인할 수 있습니다.',
  manual: '첫날',
};

export const forgotPasswordHelp: ScreenHelp = {
  about: '비밀번호를 잊으셨을 때 새로 정하는 메일을 받는 화면입니다.',
  steps: ['가입하실 때 적은 이메일을 적고 ‘메일 받기’를 누릅니다.', '30분 안에 메일 속의 주소를 누릅니다.'],
  trouble: '메일이 오지 않으면 스팸함을 보시고, 거기에도 없으면 책임자에게 말씀하십시오.',
  manual: '이상할 때',
};

export const resetPasswordHelp: ScreenHelp = {
  about: '새 비밀번호를 정하는 화면입니다.',
  steps: [
    '12자 이상으로 적고 ‘비밀번호 정하기’를 누릅니다.',
    '모든 기기에서 로그아웃됩니다. 새 비밀번호로 로그인합니다.',
  ],
  trouble: '주소는 30분 동안 한 번만 쓸 수 있습니다. 지났으면 메일을 다시 받으십시오.',
  manual: '이상할 때',
};

export const changePasswordHelp: ScreenHelp = {
  about: '내 비밀번호를 바꾸는 화면입니다.',
  steps: [
    '지금 비밀번호와 새 비밀번호를 적습니다. 12자 이상이면 긴 문장도 좋습니다.',
    '‘비밀번호 바꾸기’를 누릅니다. 다른 기기에서는 로그아웃됩니다.',
  ],
  trouble: '지금 비밀번호가 생각나지 않으면 로그아웃하고 ‘비밀번호 찾기’를 누르십시오.',
  manual: '이상할 때',
};

export const editProfileHelp: ScreenHelp = {
  about: '내 이름과 이메일을 고치는 화면입니다. 아이디는 바꿀 수 없습니다.',
  steps: ['이름이나 이메일을 고치고 ‘저장’을 누릅니다.', '이메일을 바꾸실 때는 지금 비밀번호도 적습니다.'],
  trouble: '이미 쓰는 이메일이라고 나오면 책임자에게 말씀하십시오.',
  manual: '첫날',
};

export const sessionsHelp: ScreenHelp = {
  about: '내 계정으로 로그인해 있는 기기를 보는 화면입니다.',
  steps: [
    '기기와 마지막으로 쓴 때를 살펴봅니다.',
    '쓰지 않는 기기는 ‘로그아웃시키기’를 누릅니다.',
    '한꺼번에 끊으시려면 ‘다른 기기 모두 로그아웃’을 누릅니다.',
  ],
  trouble: '모르는 기기가 있으면 모두 로그아웃시키고 비밀번호를 바꾼 뒤 책임자에게 알리십시오.',
  manual: '이상할 때',
};
