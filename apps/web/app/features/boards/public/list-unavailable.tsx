import { Form } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';

export function ListUnavailable({ path }: { path: string }) {
  return (
    <Card>
      <Stack>
        <StatusMessage kind="error">글 목록을 불러오지 못했습니다.</StatusMessage>
        <p>잠시 뒤 다시 불러와 주십시오. 급하시면 사무국으로 전화해 주십시오.</p>
        <Form method="get" action={path}>
          <Button type="submit">다시 불러오기</Button>
        </Form>
      </Stack>
    </Card>
  );
}
