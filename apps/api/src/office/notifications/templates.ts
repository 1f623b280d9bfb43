import type { MessageTemplate } from '@kidney/contract/office/notifications/message-names.paths.ts';

/** Who speaks, and where a link leads. */
export interface Sender {
  name: string;
  phone: string;
  /** PUBLIC_ORIGIN. */
  origin: string;
}

export interface Words {
  subject: string;
  text: string;
  /** What KakaoTalk's approved template leaves open. */
  variables?: Record<string, string>;
}

/** Ready to leave. */
export interface WrittenMessage extends Words {
  /** What the sender is called. */
  from: string;
}

interface Template<Data> {
  /** Whether the office may read it and hand it over: never where the message proves that it reached one person. */
  byHand: boolean;
  write(data: Data, sender: Sender): Words;
}

/** A link of the site that ends at a moment and works once. */
interface OneTimeLink {
  path: string;
  until: Date;
}

const define = <Data>(template: Template<Data>) => template;

const moments = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long', timeStyle: 'short' });
const linkLines = ({ origin }: Sender, { path, until }: OneTimeLink) =>
  `${origin}${path}\n\n이 주소는 ${moments.format(until)}까지 한 번만 쓸 수 있습니다.`;

export const templates = {
  invitation: define<OneTimeLink>({
    byHand: true,
    write: (link, sender) => ({
      subject: `${sender.name} 직원 초대`,
      text: `${sender.name} 누리집의 직원으로 초대합니다.\n아래 주소를 눌러 이름과 비밀번호를 정해 주십시오.\n\n${linkLines(sender, link)}\n모르는 초대라면 이 글을 지워 주십시오.`,
    }),
  }),

  'email-proof': define<OneTimeLink & { username: string; nickName: string }>({
    byHand: false,
    write: ({ username, nickName, ...link }, sender) => ({
      subject: '이메일 주소를 확인해 주십시오',
      text: `이 이메일로 직원 가입 신청이 들어왔습니다.\n\n아이디: ${username}\n이름: ${nickName}\n\n본인이 신청하셨으면 아래 주소를 눌러 이메일 주소를 확인해 주십시오.\n\n${linkLines(sender, link)}\n이 아이디와 이름으로 신청하신 적이 없으면 누르지 마시고 이 글을 지워 주십시오. 확인하지 않은 신청은 이틀 뒤에 저절로 지워집니다.`,
    }),
  }),

  'already-registered': define<{ nickName: string }>({
    byHand: false,
    write: ({ nickName }, sender) => ({
      subject: '이미 직원 계정이 있습니다',
      text: `이 이메일로 직원 가입 신청이 들어왔습니다. ${nickName} 님은 이미 계정이 있으십니다.\n아래 주소에서 로그인하시거나 비밀번호를 새로 정하실 수 있습니다.\n\n${sender.origin}/admin/login\n\n신청하신 적이 없으면 이 글을 지워 주십시오.`,
    }),
  }),

  'forgotten-password': define<OneTimeLink>({
    byHand: false,
    write: (link, sender) => ({
      subject: '비밀번호를 새로 정하는 주소입니다',
      text: `비밀번호를 새로 정하겠다고 하셨습니다.\n아래 주소를 눌러 새 비밀번호를 정해 주십시오.\n\n${linkLines(sender, link)}\n그렇게 하신 적이 없으면 이 글을 지워 주십시오. 비밀번호는 바뀌지 않습니다.`,
    }),
  }),

  'device-link': define<OneTimeLink>({
    byHand: false,
    write: (link, sender) => ({
      subject: '처음 보는 기기에서 로그인하려고 하십니까?',
      text: `처음 보는 기기에서 로그인을 눌렀습니다.\n본인이시면 로그인하던 그 기기에서 아래 주소를 열어 주십시오. 그런 다음 비밀번호를 다시 넣으시면 됩니다.\n\n${linkLines(sender, link)}\n누르신 적이 없으면 이 글을 지워 주십시오. 주소를 열지 않으면 아무 일도 생기지 않습니다.`,
    }),
  }),

  'account-approved': define<{ nickName: string }>({
    byHand: true,
    write: ({ nickName }, sender) => ({
      subject: '직원 가입을 승인했습니다',
      text: `${nickName} 님의 직원 가입을 승인했습니다.\n아래 주소에서 로그인하실 수 있습니다.\n\n${sender.origin}/admin/login`,
    }),
  }),

  'account-refused': define<{ nickName: string }>({
    byHand: true,
    write: ({ nickName }) => ({
      subject: '직원 가입을 승인하지 않았습니다',
      text: `${nickName} 님의 직원 가입을 승인하지 않았습니다.\n궁금한 점은 사무국으로 전화해 주십시오.`,
    }),
  }),

  'account-deactivated': define<{ nickName: string }>({
    byHand: true,
    write: ({ nickName }) => ({
      subject: '직원 계정을 닫았습니다',
      text: `${nickName} 님의 직원 계정을 닫았습니다.\n이제 로그인하실 수 없습니다. 그동안 애써 주셔서 감사합니다.`,
    }),
  }),

  'email-changed': define<{ nickName: string }>({
    byHand: false,
    write: ({ nickName }) => ({
      subject: '직원 계정의 이메일이 바뀌었습니다',
      text: `${nickName} 님의 직원 계정이 이제 다른 이메일을 씁니다. 이 주소로는 더 보내지 않습니다.\n바꾸신 적이 없으면 바로 사무국으로 전화해 주십시오.`,
    }),
  }),

  'application-received': define<{ form: string; receipt: string; path: string }>({
    byHand: true,
    write: ({ form, receipt, path }, sender) => ({
      subject: `${form}을 접수했습니다`,
      text: `${form}을 접수했습니다. 감사합니다.\n접수 번호: ${receipt}\n어디까지 되었는지 여기에서 보십시오. 다른 사람에게는 보내지 마십시오.\n${sender.origin}${path}`,
    }),
  }),

  'application-moved': define<{ words: string; path: string }>({
    byHand: true,
    write: ({ words, path }, sender) => ({
      subject: '신청 안내',
      text: `${words}\n자세한 것은 여기에서 보십시오. 다른 사람에게는 보내지 마십시오.\n${sender.origin}${path}`,
    }),
  }),

  'consent-texts': define<{ form: string; path: string }>({
    byHand: true,
    write: ({ form, path }, sender) => ({
      subject: '동의서 전문',
      text: `${form}에 전화로 동의하신 글의 전문입니다.\n${sender.origin}${path}\n동의는 언제든지 전화로 거두실 수 있습니다.`,
    }),
  }),

  'event-news': define<{ subject: string; words: string; until: Date }>({
    byHand: true,
    write: ({ subject, words }, sender) => ({
      subject,
      text: `${words}\n못 오시거나 문자를 그만 받으시려면 ${sender.phone}로 전화해 주십시오.`,
    }),
  }),

  office: define<{ subject: string; text: string }>({
    byHand: true,
    write: ({ subject, text }) => ({ subject, text, variables: { '#{제목}': subject, '#{내용}': text } }),
  }),

  group: define<{ text: string; until: Date }>({
    byHand: true,
    write: ({ text }) => ({ subject: '안내', text }),
  }),

  'pledge-thanks': define<{ receipt: string; wantsReceipt: boolean }>({
    byHand: true,
    write: ({ receipt, wantsReceipt }) => ({
      subject: '나눠 주시는 마음, 고맙습니다',
      text: `나눠 주시는 마음, 고맙습니다. 후원 신청을 잘 받았습니다.\n접수 번호: ${receipt}\n사무국이 전화드려 보내실 방법을 알려 드립니다. 문자나 메일로 돈을 먼저 보내 달라고 하지 않습니다.${
        wantsReceipt
          ? '\n기부금영수증은 국세청 홈택스에서 전자기부금영수증으로 드립니다. 주민등록번호는 보내지 마십시오.'
          : ''
      }`,
    }),
  }),

  'disaster-switched': define<{ isOn: boolean; nickName: string }>({
    byHand: true,
    write: ({ isOn, nickName }, sender) => ({
      subject: isOn ? '재난 모드를 켰습니다' : '재난 모드를 껐습니다',
      text: `${nickName} 님이 누리집의 재난 모드를 ${isOn ? '켰습니다. 첫 화면이 비상 안내입니다.' : '껐습니다. 첫 화면이 돌아왔습니다.'}\n아래 주소에서 확인하실 수 있습니다.\n\n${sender.origin}/admin/settings`,
    }),
  }),

  'messages-alarm': define<{ sent: number; most: number }>({
    byHand: true,
    write: ({ sent, most }, sender) => ({
      subject: '오늘 누리집에서 문자가 많이 나가고 있습니다',
      text: `누리집 신청으로 오늘 나간 안내가 ${sent}건입니다. 하루에 ${most}건까지 나갑니다.\n그 뒤의 안내는 보내지 않고 ‘메시지’ 화면에 모아 둡니다. 신청은 모두 그대로 받습니다.\n모르는 신청이 몰리는지 살펴봐 주십시오.\n\n${sender.origin}/admin/messages`,
    }),
  }),
} satisfies Record<MessageTemplate, unknown>;

type Templates = typeof templates;
export type DataOf<Name extends MessageTemplate> = Parameters<Templates[Name]['write']>[0];
