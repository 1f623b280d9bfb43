import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Card } from '../../ui/card/card.tsx';
import { Column } from '../../ui/layout/layout.tsx';
import { call } from '../api-client.ts';
import { browserTransport } from './browser-transport.ts';

/** The token still names somebody, but the session has ended: the browser finds out, and sends them to sign in. */
export function ConfirmSession() {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    call(browserTransport, accountsPaths.me).then(revalidate, () => undefined);
  }, [revalidate]);

  return (
    <Column width="form">
      <Card>로그인을 확인하고 있습니다.</Card>
    </Column>
  );
}
