import {
  applicationKinds,
  caseShelves,
  type ApplicationKind,
  type CaseShelf,
} from '@kidney/contract/clients/application-names.paths.ts';
import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { CaseList } from '@kidney/contract/clients/cases/cases.schema.ts';
import { ProtectedDownload } from '../../../../platform/downloads/protected-download.tsx';
import { NeedsScript } from '../../../../platform/needs-script.tsx';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { ChipLinks } from '../../../../ui/chip-links/chip-links.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { Rows } from '../../../../ui/row/row.tsx';
import { PersonSearch } from '../call/person-search.tsx';
import { kindNames, nothingOn, shelfNames } from '../../../application-labels.ts';
import { CaseCard } from './case-card.tsx';
import styles from './cases-admin.module.css';

interface CasesAdminProps {
  shelf: CaseShelf;
  kind: ApplicationKind | undefined;
  list: CaseList;
  today: string;
}

function addressOf(shelf: CaseShelf, kind: ApplicationKind | undefined, before?: string): string {
  const query = new URLSearchParams({
    ...(shelf !== 'open' && { shelf }),
    ...(kind && { kind }),
    ...(before !== undefined && { before }),
  }).toString();
  return query ? `/admin/applications?${query}` : '/admin/applications';
}

export function CasesAdmin({ shelf, kind, list, today }: CasesAdminProps) {
  const { open, overdue } = list.counts;
  return (
    <Stack>
      <PersonSearch />
      <section aria-labelledby="cases" className={styles.list}>
        <div className={styles.head}>
          <h2 id="cases">신청 목록</h2>
          <p className={overdue > 0 ? styles.overdue : undefined}>
            처리할 것 {open}건{overdue > 0 && ` · 기한 지난 것 ${overdue}건`}
          </p>
        </div>
        <ChipLinks
          label="어떤 신청을 볼지"
          chips={caseShelves.map((each) => ({
            label: shelfNames[each],
            to: addressOf(each, kind),
            isCurrent: each === shelf,
          }))}
        />
        <ChipLinks
          label="신청 종류"
          chips={[undefined, ...applicationKinds].map((each) => ({
            label: each ? kindNames[each] : '모두',
            to: addressOf(shelf, each),
            isCurrent: each === kind,
          }))}
        />
        {list.cases.length === 0 && <p className={styles.nothing}>{nothingOn[shelf]}</p>}
        <Rows columns={2}>
          {list.cases.map((each) => (
            <li key={each.id}>
              <CaseCard summary={each} today={today} />
            </li>
          ))}
        </Rows>
        {list.older && (
          <div>
            <ButtonLink kind="secondary" to={addressOf(shelf, kind, list.older)}>
              <Icon name="chevronDown" />
              이전 신청 더 보기
            </ButtonLink>
          </div>
        )}
      </section>
      {kind === 'pledge' && (
        <NeedsScript>
          <ProtectedDownload name="후원 신청 명단" route={casesPaths.pledgeSheet} />
        </NeedsScript>
      )}
    </Stack>
  );
}
