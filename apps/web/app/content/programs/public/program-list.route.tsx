import { PageMeta } from '../../../platform/page-meta.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { programsHead, programsTitle } from './programs-head.ts';

const description = '주간보호에서 요일마다 하는 프로그램의 내용, 시간, 장소와 대상을 보실 수 있습니다.';

export const handle: RouteHandle = { header: programsHead };

/** Nothing stands over the list. */
export default function ProgramListPage() {
  return <PageMeta title={programsTitle} description={description} />;
}
