import type { ProofPictureState } from '@kidney/contract/clients/application-names.paths.ts';
import { proofPicturesPaths } from '@kidney/contract/clients/proofs/proof-pictures.paths.ts';
import type { OpenedPicture, ProofPictures } from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import { acceptedFiles } from '@kidney/contract/shared/file-formats.ts';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { momentOf } from '../../../platform/moment-labels.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { sendFile } from '../../../platform/uploads/send-file.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/upload/file-drop.tsx';
import { proofNames } from '../../application-labels.ts';
import { BlackOutForm } from './black-out-form.tsx';
import { PictureBoard } from './picture-board.tsx';
import styles from './pictures.module.css';
import { RemovePictureDialog } from './remove-picture-dialog.tsx';

interface PictureRowProps {
  caseId: string;
  picture: ProofPictures['pictures'][number];
  isMine: boolean;
  mutation: Mutation;
  onChange(pictures: ProofPictures): void;
}

/** Whoever opened it goes on where it is. */
const arrived = (line: HTMLElement | null) => line?.focus();

const stateWords: Record<ProofPictureState, string> = {
  asked: '기다리는 중입니다. 신청하신 분이 올리시거나 여기에서 올립니다.',
  held: '사진이 왔습니다. 번호를 가려 주십시오.',
  kept: '번호를 가린 사진이 있습니다.',
  lapsed: '사흘 동안 가리지 않아 지웠습니다. 필요하면 다시 부탁하십시오.',
};

/** One picture: what became of it, and what its officer does next. */
export function PictureRow({ caseId, picture, isMine, mutation, onChange }: PictureRowProps) {
  const { id, kind, state, goesAt } = picture;
  const [opened, setOpened] = useState<OpenedPicture>();
  const name = proofNames[kind];
  const params = { id: caseId, picture: id };
  const [isAsking, setAsking] = useState(false);
  const close = () => setOpened(undefined);

  async function change(work: () => Promise<{ message: string; data: ProofPictures }>) {
    const { isDone } = await mutation.act(async () => {
      const { message, data } = await work();
      onChange(data);
      return { message };
    });
    if (isDone) close();
  }
  async function open() {
    let found: OpenedPicture | undefined;
    await mutation.act(async () => {
      found = (await call(browserTransport, proofPicturesPaths.open, { params })).data;
      return {};
    });
    setOpened(found);
  }
  const remove = () => change(() => call(browserTransport, proofPicturesPaths.remove, { params }));
  const upload = ([file]: readonly File[]) =>
    file &&
    change(() =>
      sendFile<ProofPictures>(`/application/${caseId}/picture/${id}/file`, file, {
        signal: new AbortController().signal,
        onProgress: () => {},
      }),
    );

  return (
    <li className={styles.row}>
      <h3>{name}</h3>
      <p>{stateWords[state]}</p>
      {goesAt && <p className={styles.when}>{momentOf(goesAt)}에 저절로 지워집니다.</p>}
      {isMine && state === 'asked' && (
        <FileDrop
          label={`${name} 사진`}
          hint="주민등록번호 뒤 일곱 자리를 먼저 가리고 찍어 주십시오. 10 MB까지입니다."
          accept={acceptedFiles(['image'])}
          isSingle
          onFiles={(files) => void upload(files)}
        />
      )}
      {opened && (
        <p ref={arrived} tabIndex={-1} className={styles.when}>
          사진을 열었습니다. 보신 것이 기록에 남습니다.
        </p>
      )}
      {opened?.state === 'held' && (
        <BlackOutForm
          picture={opened}
          name={name}
          isBusy={mutation.isBusy}
          onClose={close}
          onSave={(body) => void change(() => call(browserTransport, proofPicturesPaths.blackOut, { params, body }))}
        />
      )}
      {opened?.state === 'kept' && <PictureBoard picture={opened} label={`번호를 가린 ${name} 사진`} />}
      {isMine && (
        <Buttons>
          {!opened && (state === 'held' || state === 'kept') && (
            <Button size="small" aria-disabled={mutation.isBusy} onClick={() => void open()}>
              {state === 'held' ? `${name} 번호 가리기` : `${name} 사진 보기`}
            </Button>
          )}
          {opened?.state === 'kept' && (
            <Button kind="secondary" size="small" onClick={close}>
              사진 닫기
            </Button>
          )}
          <Button
            kind="danger"
            size="small"
            aria-disabled={mutation.isBusy}
            onClick={() => (state === 'asked' ? void remove() : setAsking(true))}
          >
            {state === 'asked' ? `${name} 사진 요청 취소` : `${name} 사진 지우기`}
          </Button>
        </Buttons>
      )}
      {isAsking && (
        <RemovePictureDialog
          name={name}
          isBusy={mutation.isBusy}
          onConfirm={() => {
            setAsking(false);
            void remove();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
