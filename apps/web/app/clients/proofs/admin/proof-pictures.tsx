import { proofKinds, type ProofKind } from '@kidney/contract/clients/application-names.paths.ts';
import { proofPicturesPaths } from '@kidney/contract/clients/proofs/proof-pictures.paths.ts';
import type { ProofPictures as Pictures } from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords, type Mutation } from '../../../platform/use-mutation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Choice } from '../../../ui/choice-list/choice.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { proofNames } from '../../application-labels.ts';
import { PictureRow } from './picture-row.tsx';
import styles from './pictures.module.css';

const kinds = proofKinds.map((value) => ({ value, label: proofNames[value] }));

interface ProofPicturesProps {
  caseId: string;
  /** Whoever leads the case now: with them changes what may be opened. */
  assigneeId: number | null;
  /** Whether the person agreed to be told by message. */
  mayMessage: boolean;
  /** Of a case that is over nothing is asked for. */
  isGoingOn: boolean;
  mutation: Mutation;
}

/** Pictures of papers, where looking at the paper is not possible. */
export default function ProofPictures({ caseId, assigneeId, mayMessage, isGoingOn, mutation }: ProofPicturesProps) {
  const id = useId();
  const [shown, setShown] = useState<Pictures>();
  const [problem, setProblem] = useState('');
  const [kind, setKind] = useState<ProofKind>('disability-card');
  const [isTold, setTold] = useState(mayMessage);

  useEffect(() => {
    let isHere = true;
    call(browserTransport, proofPicturesPaths.list, { params: { id: caseId } }).then(
      ({ data }) => isHere && setShown(data),
      (error: unknown) => isHere && setProblem(failureInWords(error)),
    );
    return () => {
      isHere = false;
    };
  }, [caseId, assigneeId]);

  function ask(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    void mutation.act(async () => {
      const params = { id: caseId };
      const body = { kind, isTold: isTold && mayMessage };
      const { data, message } = await call(browserTransport, proofPicturesPaths.ask, { params, body });
      setShown(data);
      return { message };
    });
  }

  return (
    <Card>
      <section aria-labelledby={`${id}-title`} className={styles.part}>
        <h2 id={`${id}-title`}>서류 사진</h2>
        <p>서류는 눈으로 보고 돌려드리는 것이 먼저입니다. 보기 어려우실 때만 사진을 부탁하십시오.</p>
        {problem && <StatusMessage kind="error">{problem}</StatusMessage>}
        {shown && !shown.isMine && <p>사진은 이 신청의 담당자만 부탁하고 볼 수 있습니다.</p>}
        {shown && shown.pictures.length > 0 && (
          <ul className={styles.list}>
            {shown.pictures.map((picture) => (
              <PictureRow
                key={`${picture.id} ${picture.state}`}
                caseId={caseId}
                picture={picture}
                isMine={shown.isMine}
                mutation={mutation}
                onChange={setShown}
              />
            ))}
          </ul>
        )}
        {shown?.isMine && isGoingOn && (
          <form aria-label="서류 사진 부탁" className={styles.form} onSubmit={ask}>
            <SelectField
              id={`${id}-kind`}
              label="사진이 필요한 서류"
              value={kind}
              options={kinds}
              onChange={(event) => setKind(event.target.value as ProofKind)}
            />
            {mayMessage ? (
              <Choice
                type="checkbox"
                label="신청하신 분께 문자로 알립니다"
                checked={isTold}
                onChange={({ target }) => setTold(target.checked)}
              />
            ) : (
              <p>문자 안내에 동의하지 않으신 분입니다. 사진은 직원이 올려 주십시오.</p>
            )}
            <div>
              <Button type="submit" kind="secondary" size="small" aria-disabled={mutation.isBusy}>
                사진 부탁하기
              </Button>
            </div>
          </form>
        )}
      </section>
    </Card>
  );
}
