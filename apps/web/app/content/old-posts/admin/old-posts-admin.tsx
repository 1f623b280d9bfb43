import type { OldPostRecord } from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import { useId, useState } from 'react';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { OldPostsPreview } from './old-posts-preview.tsx';
import { PastOldPosts } from './past-old-posts.tsx';
import { useOldPosts } from './use-old-posts.ts';

/** Choose, look, say where it goes, bring in; below what came in before, to be taken out again within a day. */
export function OldPostsAdmin({ records }: { records: readonly OldPostRecord[] }) {
  const id = useId();
  const [round, setRound] = useState(0);
  const oldPosts = useOldPosts();
  const { preview, problem, isLooking, share, mutation } = oldPosts;
  const empty = () => {
    setRound((before) => before + 1);
    oldPosts.chooseMain(undefined);
    oldPosts.chooseBeside(undefined);
  };
  const waiting = share < 1 ? `파일을 보내고 있습니다. ${Math.round(share * 100)}%` : '파일을 읽고 있습니다…';

  return (
    <Stack>
      <OutcomeMessage mutation={mutation} />
      <section aria-labelledby={`${id}-choose`}>
        <Card>
          <Stack gap="small">
            <h2 id={`${id}-choose`}>1. 파일 고르기</h2>
            <noscript>
              <p>글을 옮기시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
            </noscript>
            <NeedsScript>
              <Stack gap="small" key={round}>
                <TextField
                  type="file"
                  label="글 파일"
                  hint="워드프레스 XML, 그누보드 SQL, 엑셀(.xlsx)이나 CSV입니다. 이것과 사진을 함께 압축한 .zip도 됩니다."
                  accept=".xml,.sql,.xlsx,.csv,.txt,.zip"
                  error={problem}
                  onChange={(event) => oldPosts.chooseMain(event.target.files?.[0])}
                />
                <TextField
                  type="file"
                  label="사진과 첨부 파일 (없어도 됩니다)"
                  hint="옛 누리집의 wp-content/uploads나 data/file 폴더를 압축한 .zip입니다."
                  accept=".zip"
                  onChange={(event) => oldPosts.chooseBeside(event.target.files?.[0])}
                />
                <p role="status">{isLooking ? waiting : ''}</p>
                <div>
                  <Button aria-disabled={isLooking} onClick={() => void (isLooking || oldPosts.look())}>
                    미리 보기
                  </Button>
                </div>
              </Stack>
            </NeedsScript>
          </Stack>
        </Card>
      </section>
      {preview && (
        <OldPostsPreview key={preview.hash} oldPosts={oldPosts} preview={preview} onEnd={empty} onDone={empty} />
      )}
      <PastOldPosts records={records} oldPosts={oldPosts} />
    </Stack>
  );
}
