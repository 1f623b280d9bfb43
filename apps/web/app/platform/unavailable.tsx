import { Form } from 'react-router';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { StatusMessage } from '../ui/status-message/status-message.tsx';
import { ApiError } from './api-error.ts';

/** What a page answers with that stands there without what it should show. */
export const unavailableStatus = (error: unknown): number =>
  error instanceof ApiError && error.status >= 500 ? error.status : 503;

interface UnavailableProps {
  /** What could not be loaded, with its particle: `글 목록을`. */
  what: string;
  /** Where it is asked for again, also without script. */
  path: string;
}

export function Unavailable({ what, path }: UnavailableProps) {
  return (
    <Card>
      <Stack>
        <StatusMessage kind="error">{what} 불러오지 못했습니다.</StatusMessage>
        <p>잠시 뒤 다시 불러와 주십시오. 급하시면 사무국으로 전화해 주십시오.</p>
        <Form method="get" action={path}>
          <Button type="submit">다시 불러오기</Button>
        </Form>
      </Stack>
    </Card>
  );
}
