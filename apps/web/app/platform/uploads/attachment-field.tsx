import { mediaPaths } from '@kidney/contract/content/media/media.paths.ts';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { acceptedFiles, fileFormats, type FileKind } from '@kidney/contract/shared/file-formats.ts';
import { useEffect, useRef, useState } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { StatusMessage } from '../../ui/status-message/status-message.tsx';
import { AttachmentList } from '../../ui/upload/attachment-list.tsx';
import { FileDrop } from '../../ui/upload/file-drop.tsx';
import { UploadList } from '../../ui/upload/upload-list.tsx';
import { call } from '../api-client.ts';
import { browserTransport } from '../session/browser-transport.ts';
import { failureInWords } from '../use-mutation.ts';
import { useUploads } from './use-uploads.ts';

interface AttachmentFieldProps {
  label: string;
  hint?: string;
  kinds: readonly FileKind[];
  /** A second file takes the place of the first. */
  isSingle?: boolean;
  media: readonly Media[];
  /** Takes what was there before and gives what is there now: uploads end at any time. */
  onChange(change: (before: readonly Media[]) => readonly Media[]): void;
  /** Pictures without a description are named as errors; not before somebody wanted to save. */
  isChecked?: boolean;
  /** Files are on their way, or all have arrived. */
  onBusy?: (isBusy: boolean) => void;
}

const shown = ({ id, name, size, format, alt, image }: Media) => ({
  id,
  name,
  size,
  type: fileFormats[format].label,
  ...(image && { alt, picture: image.variants.find((each) => each.format === 'webp')?.url ?? '' }),
});

/** Choosing, sending, describing, ordering and taking out: all that staff do with files of one thing. */
export function AttachmentField({
  label,
  hint,
  kinds,
  isSingle = false,
  media,
  onChange,
  isChecked = false,
  onBusy,
}: AttachmentFieldProps) {
  const unsaved = useRef(new Map<string, string>());
  const [problem, setProblem] = useState<string>();
  const { running, isBusy, add, cancel } = useUploads({
    kinds,
    onDone: (added) => onChange((before) => (isSingle ? [added] : [...before, added])),
  });

  useEffect(() => {
    onBusy?.(isBusy);
  }, [isBusy, onBusy]);

  function describe(id: string, alt: string) {
    unsaved.current.set(id, alt.trim());
    onChange((before) => before.map((each) => (each.id === id ? { ...each, alt } : each)));
  }
  async function saveDescriptions() {
    const waiting = [...unsaved.current].filter(([, alt]) => alt !== '');
    unsaved.current.clear();
    try {
      for (const [id, alt] of waiting)
        await call(browserTransport, mediaPaths.describe, { params: { id }, body: { alt } });
      setProblem(undefined);
    } catch (error) {
      for (const [id, alt] of waiting) unsaved.current.set(id, alt);
      setProblem(failureInWords(error));
    }
  }

  return (
    <Stack gap="small">
      <FileDrop label={label} {...(hint && { hint })} accept={acceptedFiles(kinds)} isSingle={isSingle} onFiles={add} />
      <UploadList uploads={running} onCancel={cancel} />
      <div onBlur={() => void saveDescriptions()}>
        {media.length > 0 && (
          <AttachmentList
            label={`${label}: 올린 파일`}
            files={media.map(shown)}
            isChecked={isChecked}
            onChange={(ids) => onChange((before) => ids.flatMap((id) => before.find((each) => each.id === id) ?? []))}
            onDescribe={describe}
          />
        )}
      </div>
      {problem && <StatusMessage kind="error">{problem}</StatusMessage>}
    </Stack>
  );
}
