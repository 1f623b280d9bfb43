import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';

export function SearchUnavailable({ message, phone }: { message: string; phone: string }) {
  return (
    <Card>
      <Stack>
        <StatusMessage kind="error">{message}</StatusMessage>
        <p>급하시면 사무국으로 전화해 주십시오. {phone && <a href={`tel:${phone}`}>{phone}</a>}</p>
      </Stack>
    </Card>
  );
}
