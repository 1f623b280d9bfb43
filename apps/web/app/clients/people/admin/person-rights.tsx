import { rightsPaths } from '@kidney/contract/clients/people/rights.paths.ts';
import { useState } from 'react';
import { ProtectedDownload } from '../../../platform/downloads/protected-download.tsx';
import { useUser } from '../../../platform/session/use-user.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { EraseDialog } from './erase-dialog.tsx';

interface PersonRightsProps {
  personId: string;
  /** The person is known no more: whoever draws this goes somewhere else. */
  onErased: (message: string) => void;
}

/** What somebody may ask for: all that is known of them, and to be forgotten. Drawn once the page works. */
export default function PersonRights({ personId, onErased }: PersonRightsProps) {
  const isOwner = useUser()?.roles.includes('owner') === true;
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack>
      <ProtectedDownload name="이분의 개인정보" route={rightsPaths.export} params={{ id: personId }} />
      {isOwner && (
        <Card>
          <Stack gap="small">
            <h2>이분의 개인정보 지우기</h2>
            <p>본인이 원하시거나 잘못 적은 기록일 때만 지웁니다. 먼저 본인이 맞는지 확인해 주십시오.</p>
            <div>
              <Button kind="danger" onClick={() => setAsking(true)}>
                모두 지우기
              </Button>
            </div>
          </Stack>
        </Card>
      )}
      {isAsking && <EraseDialog personId={personId} onErased={onErased} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
