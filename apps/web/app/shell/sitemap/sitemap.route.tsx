import { Link } from 'react-router';
import { PageMeta } from '../../platform/page-meta.tsx';
import type { RouteHandle } from '../../platform/route-handle.ts';
import { Column } from '../../ui/layout/layout.tsx';
import { footPages } from '../navigation/sections.ts';
import { useSections } from '../navigation/use-sections.ts';
import styles from './sitemap.module.css';

const title = '전체 메뉴';

export const handle: RouteHandle = {
  header: { title, icon: 'list', lead: '이 누리집의 모든 화면입니다.' },
};

const notes: Record<string, string> = {
  '/privacy': '개인정보를 다루는 방법',
  '/terms': '누리집을 쓰는 약속',
  '/accessibility': '누구나 쓸 수 있도록',
};
const aboutSite = {
  key: 'site',
  label: '누리집 안내',
  pages: footPages.flatMap((page) => (page.to in notes ? [{ ...page, note: notes[page.to] }] : [])),
};

export default function SitemapPage() {
  return (
    <Column>
      <PageMeta title={title} description="이 누리집의 모든 화면을 일곱 묶음으로 나누어 한곳에 모았습니다." />
      <div className={styles.groups}>
        {[...useSections(), aboutSite].map(({ key, label, pages }) => (
          <section key={key} id={key} className={styles.group} aria-labelledby={`${key}-pages`}>
            <h2 id={`${key}-pages`} className={styles.label}>
              {label}
            </h2>
            <ul>
              {pages.map((page) => (
                <li key={page.to}>
                  <Link to={page.to} className={styles.page}>
                    <b>{page.label}</b>
                    <span>{page.note}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Column>
  );
}
