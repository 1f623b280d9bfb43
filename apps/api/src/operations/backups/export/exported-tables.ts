interface ExportedTable {
  /** What it holds, for whoever takes it over. */
  words: string;
  /** Columns that say who did it, and nothing of what was written. */
  without?: readonly string[];
}

/** What the office wrote. Everything of it leaves with an export, also what is not public and what lies in the bin. */
export const exportedTables: Readonly<Record<string, ExportedTable>> = {
  board_counters: { words: '게시판마다 마지막 글 번호와 공개한 글 수' },
  duties: { words: '해마다 할 일과 그 날짜' },
  districts: { words: '구·군과 그 순서' },
  events: {
    words: '행사. html은 내용, repeat은 되풀이 규칙, removed_at이 있으면 휴지통',
    without: ['author_id', 'removed_by'],
  },
  event_openings: {
    words: '행사마다 신청을 받는지와 그 자리. closes_days_before는 며칠 전까지 받는지, called_off는 취소한 날',
  },
  facilities: { words: '인공신장실' },
  facts: { words: '금액과 사실, 그 출처와 확인한 날' },
  faqs: {
    words: '자주 묻는 질문. title은 질문, des는 대답, position은 순서, removed_at이 있으면 휴지통',
    without: ['author_id', 'removed_by'],
  },
  media: { words: '올린 파일의 정보. 파일은 files/<id>/ 아래에 있음', without: ['uploader_id'] },
  newsletter_pages: { words: '소식지의 쪽마다 그림(media_id)과 글' },
  newsletters: {
    words: '소식지. pdf_id는 올린 파일, removed_at이 있으면 휴지통',
    without: ['author_id', 'removed_by'],
  },
  pages: { words: '안내 화면. blocks는 화면을 이루는 묶음', without: ['author_id'] },
  old_addresses: { words: '옛 누리집에서 글이 있던 주소. 그리로 오시면 post_id의 글로 안내합니다' },
  posts: {
    words:
      '게시판의 글. board는 게시판, html은 내용(<img data-media>는 올린 파일), attachments는 붙임 파일, removed_at이 있으면 휴지통',
    without: ['author_id', 'removed_by'],
  },
  programs: { words: '주간보호 프로그램. removed_at이 있으면 휴지통', without: ['author_id', 'removed_by'] },
  revisions: { words: '고친 기록: 저장한 때마다의 내용', without: ['author_id'] },
  service_closures: { words: '운행하지 않는 날', without: ['added_by'] },
  settings: { words: '설정: 협회 정보, 알림 띠, 재난 안내' },
  site_pictures: { words: '협회 표시와 약도. svg는 그림, mark는 그 주소의 끝' },
};

const people = 'about people';
const secret = 'opens the site, or proves who somebody is';
const follows = 'follows from what is exported';
const installation = 'about this installation only';

/** What stays, and why. A table is in one of the two lists: a test says so of every new one. */
export const leftOutTables: Readonly<Record<string, string>> = {
  account_links: secret,
  accounts: people,
  application_drafts: people,
  application_events: people,
  applications: people,
  audit_checkpoints: people,
  audit_checks: people,
  audit_entries: people,
  audit_heads: people,
  authenticator_apps: secret,
  backup_runs: installation,
  board_months: follows,
  broken_links: follows,
  call_notes: people,
  consent_proofs: people,
  consents: people,
  drafts: 'what somebody has typed and not saved is theirs',
  erasures: people,
  event_registrations: people,
  format_requests: people,
  group_messages: people,
  group_recipients: people,
  heartbeats: installation,
  import_rows: people,
  imports: people,
  invitations: people,
  link_checks: installation,
  media_keeps: follows,
  members: people,
  old_post_imports: installation,
  old_post_rows: installation,
  messages: people,
  passkeys: secret,
  persons: people,
  proof_originals: people,
  proof_pictures: people,
  rate_limits: installation,
  recovery_codes: secret,
  retention_runs: installation,
  riders: people,
  search_entries: follows,
  search_words: follows,
  sessions: secret,
  staff_import_rows: people,
  staff_imports: people,
  tours: people,
  unfinished_work: people,
  watched_values: installation,
};
