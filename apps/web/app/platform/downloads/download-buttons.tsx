import type { SheetFile, SheetFormat } from '@kidney/contract/shared/sheet.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { failureInWords, type Mutation } from '../use-mutation.ts';
import { saveFile } from './save-file.ts';

interface DownloadButtonsProps {
  load: (format: SheetFormat) => Promise<{ data: SheetFile }>;
  mutation: Pick<Mutation, 'say'>;
}

const formats = [
  { format: 'xlsx', label: '엑셀로 내려받기' },
  { format: 'csv', label: 'CSV로 내려받기' },
] as const;

/** A list as a file, in the two ways that the office knows. */
export function DownloadButtons({ load, mutation }: DownloadButtonsProps) {
  async function download(format: SheetFormat) {
    try {
      saveFile((await load(format)).data);
    } catch (error) {
      mutation.say({ kind: 'error', message: failureInWords(error) });
    }
  }

  return formats.map(({ format, label }) => (
    <Button key={format} kind="secondary" size="small" onClick={() => void download(format)}>
      <Icon name="download" />
      {label}
    </Button>
  ));
}
