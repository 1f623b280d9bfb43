import { proofKinds, type ProofKind } from '@kidney/contract/clients/application-names.paths.ts';
import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { proofNames } from '../../../application-labels.ts';
import { problemsByName } from '../../../../platform/forms/problems-by-name.ts';
import type { LogFormProps } from './contact-form.tsx';
import styles from './case.module.css';

/** None is chosen beforehand: what was not looked at must not be written down by a press. */
const kinds = [{ value: '', label: '고르십시오' }, ...proofKinds.map((value) => ({ value, label: proofNames[value] }))];

/** Which paper was looked at, and when. It is given back: no copy is kept. */
export function ProofForm({ caseId, mutation, onDone, today }: LogFormProps & { today: string }) {
  const id = useId();
  const [kind, setKind] = useState('');
  const [seenOn, setSeenOn] = useState(today);
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());

  async function save(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    const { isDone, fields = [] } = await mutation.act(() =>
      call(browserTransport, casesPaths.prove, { params: { id: caseId }, body: { kind: kind as ProofKind, seenOn } }),
    );
    setWrong(problemsByName(fields));
    if (isDone) onDone();
  }

  return (
    <form aria-label="서류 확인" noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <p>서류는 보시고 바로 돌려드립니다. 사본을 두거나 번호를 적지 않습니다.</p>
      <SelectField
        id={`${id}-kind`}
        label="보신 서류"
        value={kind}
        error={wrong.get('kind')}
        options={kinds}
        onChange={(event) => setKind(event.target.value)}
      />
      <TextField
        id={`${id}-seenOn`}
        label="보신 날"
        type="date"
        value={seenOn}
        error={wrong.get('seenOn')}
        onChange={(event) => setSeenOn(event.target.value)}
      />
      <div>
        <Button type="submit" size="small" aria-disabled={mutation.isBusy}>
          서류 확인 저장
        </Button>
      </div>
    </form>
  );
}
