export interface WordRule {
  what: string;
  pattern: RegExp;
  /** Only files whose path matches are read. */
  files?: RegExp;
  allow?: (found: RegExpExecArray) => boolean;
}

// Domains that RFC 2606 and RFC 6762 keep free for examples, and the one that ssh addresses of repositories use.
const sampleHost = /(?:^|[.])(?:example(?:\.[a-z]+){0,2}|test|invalid|localhost|local|internal)$|^github\.com$/i;

// Published numbers of a public service: 울산광역시교통약자이동지원센터, to call a car and its office
// (https://biz.heraldcorp.com/article/10665404, https://asiae.co.kr/article/2026012909161492903).
const publicServiceNumbers: readonly string[] = ['052-292-8253', '052-292-0066'];

export const wordRules: readonly WordRule[] = [
  {
    what: 'a folder of somebody’s machine',
    pattern: /(?<![\w.$})\]~*+-])\/(?:home\/[a-z]|Users\/\w|root\/|work\/)[\w./-]*/g,
  },
  { what: 'a folder of somebody’s machine', pattern: /\b[A-Z]:\\Users\\\w+/g },
  {
    what: 'a package host',
    pattern:
      /\b(?:registry\.(?:npmjs|yarnpkg|npmmirror)\.\w+|npm\.pkg\.github\.com|[\w.-]*(?:artifactory|jfrog|verdaccio)[\w.-]*\.\w{2,})/g,
  },
  { what: 'a package host', pattern: /^\s*(?:@[\w-]+:)?registry\s*=.*/gm, files: /(?:^|\/)\.npmrc$/ },
  { what: 'a package host', pattern: /"resolved":\s*"(?:git\+)?(?:https?|ssh):[^"]*/g, files: /package-lock\.json$/ },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g },
  {
    // Numbers whose middle is all zeros are never given out. 119, 129 or 1577-… are public and do not begin with 0.
    what: 'a telephone number that is no sample',
    pattern: /(?<![\w.-])(?:\+82[-. ]?|\(?0)\d{1,2}\)?[-. ]{1,2}(\d{3,4})[-. ](\d{4})(?![\w-])/g,
    allow: ([number, middle = '']) => /^0+$/.test(middle) || publicServiceNumbers.includes(number),
  },
  {
    what: 'a telephone number that is no sample',
    pattern: /(?<![\w.-])010(\d{4})\d{4}(?![\w-])/g,
    allow: ([, middle]) => middle === '0000',
  },
  {
    what: 'an e-mail address that is no sample',
    pattern: /(?<![\w.+/-])[\w.+-]+@((?:[\w-]+\.)+[a-z]{2,})\b/gi,
    // Packages print their authors' addresses into the lock file.
    files: /^(?!.*package-lock\.json$)/,
    // A unit of systemd has such a name, too: kidney-site@1.service.
    allow: ([, host = '']) => sampleHost.test(host) || /^\d+\.service$/.test(host),
  },
  {
    // Write 예시로 0 or ○○로 where an address has to be shown.
    what: 'a street address that is no sample',
    pattern: /[가-힣]+[시도군구]\s+(?:[가-힣]+[시군구읍면동]\s+)*([가-힣○]+\d*(?:로|길)(?:\d+번길)?)\s+[1-9]\d*/g,
    allow: ([, street = '']) => /예시|○/.test(street),
  },
  {
    what: 'a style attribute, which the content security policy refuses',
    pattern: /\sstyle=[{"']/g,
    files: /^apps\/web\/.*\.tsx$/,
  },
  {
    what: 'a shell, which reads its arguments as code',
    pattern: /\bshell:\s*(?:true|['"`])/g,
    files: /\.(?:ts|tsx|mjs|cjs|js)$/,
  },
];
