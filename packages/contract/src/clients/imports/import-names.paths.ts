/** What lists bring in. */
export const importKinds = ['members', 'supporters'] as const;
export type ImportKind = (typeof importKinds)[number];

/** All that is read from a file in the same way. Staff are invited by theirs, and only an owner does that. */
export type ListKind = ImportKind | 'staff';

interface ImportField {
  name: string;
  label: string;
  /** Without a column of it nothing can be read. */
  isRequired?: true;
}

const name = { name: 'name', label: '이름', isRequired: true } as const;
const phone = { name: 'phone', label: '전화번호', isRequired: true } as const;
const email = { name: 'email', label: '이메일' } as const;
const agreedOn = { name: 'agreedOn', label: '동의한 날(종이)', isRequired: true } as const;

/** What a column can be, by kind. Nothing about health is among it: the papers hold that. */
export const importFields = {
  members: [
    name,
    phone,
    { name: 'birthDate', label: '생년월일' },
    { name: 'address', label: '주소' },
    email,
    { name: 'guardianName', label: '보호자 이름' },
    { name: 'guardianPhone', label: '보호자 전화번호' },
    { name: 'since', label: '가입한 날' },
    agreedOn,
  ],
  supporters: [
    name,
    phone,
    email,
    { name: 'gift', label: '후원 방법' },
    { name: 'amount', label: '금액' },
    { name: 'goods', label: '물품' },
    { name: 'wantsReceipt', label: '기부금영수증' },
    { name: 'since', label: '후원을 시작한 날' },
    agreedOn,
  ],
  staff: [name, { ...email, isRequired: true }, { name: 'role', label: '맡을 일', isRequired: true }],
} as const satisfies Record<ListKind, readonly ImportField[]>;

/**
 * `new` and `known` go in, `same` is in already; `double` stands higher up in the file, `no-consent` has no day of a
 * paper, and `wrong` has something else that somebody has to look at: these three stay out.
 */
export const importStates = ['new', 'known', 'same', 'double', 'no-consent', 'wrong'] as const;
export type ImportState = (typeof importStates)[number];
export const goesIn = (state: ImportState): boolean => state === 'new' || state === 'known';

/** The most bytes of a file, rows below the headings, and columns. */
export const importBounds = { file: 2 * 1024 * 1024, rows: 2_000, columns: 60 } as const;

/** As many are invited by one list: as many as stand open on the screen of the staff. */
export const staffListMost = 100;

/** So long everything that a file brought in can be taken out again. */
export const importUndoHours = 24;
