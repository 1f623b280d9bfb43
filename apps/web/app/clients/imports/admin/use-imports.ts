import { importBounds, type ListKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import { importsPaths } from '@kidney/contract/clients/imports/imports.paths.ts';
import { staffImportsPaths } from '@kidney/contract/clients/imports/staff-imports.paths.ts';
import type { InvitedByList } from '@kidney/contract/clients/imports/staff-imports.schema.ts';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { asBase64 } from '../../../platform/chosen-file.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords, useMutation } from '../../../platform/use-mutation.ts';
import type { ListPreview, ListRecord } from './import-labels.ts';

/** Somebody whom the undoing left. */
interface Kept {
  name: string;
  to: string;
}

const megabytes = importBounds.file / 1024 / 1024;

/** A file is kept on this screen alone, and sent once to be looked at and once to be brought in. */
export function useImports() {
  const mutation = useMutation();
  const [kind, setKind] = useState<ListKind>('members');
  const [file, setFile] = useState('');
  const [preview, setPreview] = useState<ListPreview>();
  const [problem, setProblem] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const [kept, setKept] = useState<Kept[]>([]);
  const [links, setLinks] = useState<InvitedByList['links']>([]);
  // Of two looks the one that was asked for last is shown.
  const looks = useRef(0);

  function forget() {
    looks.current += 1;
    setFile('');
    setPreview(undefined);
    setProblem(undefined);
    setLooking(false);
  }

  async function look(of: string, columns?: string[]) {
    looks.current += 1;
    const mine = looks.current;
    setLooking(true);
    setProblem(undefined);
    try {
      const body = { file: of, ...(columns && { columns }) };
      const { data } =
        kind === 'staff'
          ? await call(browserTransport, staffImportsPaths.preview, { body })
          : await call(browserTransport, importsPaths.preview, { body: { ...body, kind } });
      if (mine === looks.current) setPreview(data);
    } catch (error) {
      if (mine === looks.current) setProblem(failureInWords(error));
    } finally {
      if (mine === looks.current) setLooking(false);
    }
  }

  return {
    kind,
    preview,
    problem,
    isLooking,
    kept,
    links,
    mutation,
    forget,
    chooseKind(chosen: ListKind) {
      forget();
      setKind(chosen);
    },
    async choose(chosen: File | undefined) {
      forget();
      mutation.clearOutcome();
      if (!chosen) return;
      if (chosen.size === 0) return setProblem('파일이 비어 있습니다.');
      if (chosen.size > importBounds.file) return setProblem(`파일은 ${megabytes} MB까지 올릴 수 있습니다.`);
      const read = await asBase64(chosen);
      setFile(read);
      await look(read);
    },
    match: (columns: string[]) => look(file, columns),
    async bringIn({ token, hash, columns }: ListPreview): Promise<boolean> {
      const body = { file, token, hash, columns: columns.map(({ field }) => field) };
      setLinks([]);
      const { isDone, current } = await mutation.act(async () => {
        if (kind !== 'staff') return call(browserTransport, importsPaths.run, { body: { ...body, kind } });
        const answer = await call(browserTransport, staffImportsPaths.run, { body });
        setLinks(answer.data.links);
        return answer;
      });
      if (current) {
        setPreview(current as ListPreview);
        setProblem(
          `미리 보신 뒤에 ${kind === 'staff' ? '직원이나 초대가' : '아는 분이 늘거나'} 바뀌었습니다. 다시 확인해 주십시오.`,
        );
      }
      if (isDone) forget();
      return isDone;
    },
    async undo({ id, kind: of }: ListRecord) {
      setKept([]);
      await mutation.act(async () => {
        if (of === 'staff') {
          const answer = await call(browserTransport, staffImportsPaths.undo, { params: { id } });
          setKept(answer.data.kept.map(({ name, email }) => ({ name: `${name} (${email})`, to: '/admin/people' })));
          return answer;
        }
        const answer = await call(browserTransport, importsPaths.undo, { params: { id } });
        setKept(answer.data.kept.map((person) => ({ name: person.name, to: `/admin/person/${person.id}` })));
        return answer;
      });
    },
  };
}

export type Imports = ReturnType<typeof useImports>;
