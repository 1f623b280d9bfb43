import { WordsField } from './words-field.tsx';

interface LinkAddressFieldProps {
  id: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

export function LinkAddressField(props: LinkAddressFieldProps) {
  return (
    <WordsField
      {...props}
      label="주소"
      hint="우리 누리집은 /kidney/welfare 처럼, 다른 곳은 https:// 로 시작합니다."
      inputMode="url"
      max={500}
    />
  );
}
