import { rememberedSite } from './remembered-site.ts';

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N} ()+-]/gu, '');

function callTheOffice(): string {
  const site = rememberedSite();
  if (!site) return '';
  const phone = escaped(site.phone);
  return `<p>급하시면 사무국으로 전화해 주십시오. <a href="tel:${phone}">${phone}</a></p>\n`;
}

function wordsFor(status: number): string {
  if (status === 403) return '다른 누리집에서 온 요청은 받지 않습니다.';
  if (status === 405) return '이 주소에서는 할 수 없는 일입니다.';
  if (status === 413) return '보내신 내용이 너무 큽니다. 줄여서 다시 보내 주십시오.';
  if (status === 429) return '짧은 시간에 너무 여러 번 여셨습니다. 잠시 뒤에 다시 해 주십시오.';
  if (status < 500) return '주소를 알아볼 수 없습니다. 주소를 다시 확인해 주십시오.';
  if (status === 503) return '지금 이용하시는 분이 많아 이 화면을 보여 드리지 못했습니다. 잠시 뒤에 다시 해 주십시오.';
  return '화면을 만들지 못했습니다. 잠시 뒤에 다시 해 주십시오.';
}

function title(): string {
  const site = rememberedSite();
  return ['화면을 보여 드릴 수 없습니다', ...(site ? [escaped(site.name)] : [])].join(' | ');
}

/** For when the site itself cannot draw its error page: needs no style, no script and no database. */
export function lastResortPage(status: number): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title()}</title>
</head>
<body>
<main>
<h1>화면을 보여 드릴 수 없습니다</h1>
<p>${wordsFor(status)}</p>
${callTheOffice()}<p><a href="/">처음 화면으로 가기</a></p>
</main>
</body>
</html>
`;
}
