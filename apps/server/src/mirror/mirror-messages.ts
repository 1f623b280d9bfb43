import type { SiteSettings } from '@kidney/contract/office/settings/settings.schema.ts';
import { escapeXml } from '../discovery/for-robots.ts';

export type Office = Pick<SiteSettings['identity'], 'name' | 'phone' | 'hours'>;

const moments = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long', timeStyle: 'short' });

/** What a page of the mirror says, in place of what cannot be done there. */
export function mirrorMessages(office: Office, since: Date) {
  const [phone, hours] = [escapeXml(office.phone), escapeXml(office.hours)];
  const number = `<a href="tel:${phone}">${phone}</a>`;
  const call = `사무국으로 전화해 주십시오. ${number} <span>(${hours})</span>`;
  const box = (words: string) => `<div class="mirror-call"><p>${words}</p><p>${call}</p></div>`;
  return {
    banner: `<section class="mirror-banner" aria-label="임시 화면 안내"><div>
<p><strong>임시 화면입니다.</strong> <time datetime="${since.toISOString()}">${moments.format(since)}</time> 기준이고, ‘오늘’이라고 적힌 것도 그날입니다.</p>
<p>지금은 신청을 보내실 수 없습니다. 사무국으로 전화해 주십시오. ${number}</p>
</div></section>`,
    inPlaceOfSending: box('지금은 여기에서 보내실 수 없습니다.'),
    inPlaceOfSearch: box('지금은 찾기를 쓰실 수 없습니다.'),
    cannotSend: {
      title: `지금은 보내실 수 없습니다 | ${escapeXml(office.name)}`,
      main: `<div class="mirror-page"><h1>지금은 보내실 수 없습니다</h1>
${box('보내신 것은 사무국에 닿지 않았습니다. 어디에도 남지 않았습니다.')}
<p><a href="/">처음 화면으로 가기</a></p></div>`,
    },
  };
}

export type MirrorMessages = ReturnType<typeof mirrorMessages>;
