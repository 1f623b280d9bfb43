import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Stack } from '../../ui/layout/layout.tsx';

interface SendingFormProps {
  id?: string;
  onSend?: () => void;
  children: ReactNode;
}

/** A plain form. With script a second press of the same button waits for the first. */
export function SendingForm({ id, onSend, children }: SendingFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form
      id={id}
      method="post"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
        else onSend?.();
      }}
    >
      <Stack>{children}</Stack>
    </Form>
  );
}
