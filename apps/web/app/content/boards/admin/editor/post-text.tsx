import { acceptedFiles } from '@kidney/contract/shared/file-formats.ts';
import { useEffect, useRef, useState } from 'react';
import { useUploads } from '../../../../platform/uploads/use-uploads.ts';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { TextEditor, type TextEditorHandle } from '../../../../ui/text-editor/text-editor.tsx';
import { UploadList } from '../../../../ui/upload/upload-list.tsx';
import { pictureAddress } from '../post-calls.ts';

interface PostTextProps {
  id: string;
  initialHtml: string;
  error: string | undefined;
  onChange: (html: string) => void;
  /** Pictures are on their way, or all have arrived. */
  onBusy: (isBusy: boolean) => void;
}

const accept = acceptedFiles(['image']);

/** Every picture is asked for once. */
function createAddressBook() {
  const known = new Map<string, Promise<string>>();
  return (id: string) => {
    const address = known.get(id) ?? pictureAddress(id);
    known.set(id, address);
    return address;
  };
}

/** The text of a post; a picture is uploaded first and put in when it has arrived. */
export function PostText({ id, initialHtml, error, onChange, onBusy }: PostTextProps) {
  const editor = useRef<TextEditorHandle>(null);
  const [srcOf] = useState(createAddressBook);
  const { running, isBusy, add, cancel } = useUploads({ kinds: ['image'] });

  useEffect(() => {
    onBusy(isBusy);
  }, [isBusy, onBusy]);

  return (
    <Stack gap="small">
      <TextEditor
        ref={editor}
        id={id}
        label="내용"
        kind="post"
        initialHtml={initialHtml}
        pictures={{
          accept,
          srcOf,
          onFiles: (files, place) => add(files, ({ id: media }) => editor.current?.insertPicture(media, place)),
        }}
        error={error}
        onChange={onChange}
      />
      <UploadList uploads={running} onCancel={cancel} />
    </Stack>
  );
}
