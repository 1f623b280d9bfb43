import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { DraftOffer } from './draft-offer.tsx';
import { failureInWords } from '../../use-mutation.ts';
import { Column, Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Beginning } from '../form/use-writing.ts';

interface DraftGateProps<Draft> {
  /** What is saved, or what a new one begins with. */
  fresh: Draft;
  /** Of what is saved; 0 for a new one. */
  version: number;
  /** What this person typed earlier and did not save. */
  kept: { draft: Draft; baseVersion: number; savedAt: string } | null;
  /** What is written, with its particle: `이 행사가`. */
  subject: string;
  backTo: string;
  dropKept: () => Promise<unknown>;
  children: (beginning: Beginning<Draft>) => ReactNode;
}

/** First what was left unfinished, then the form. */
export function DraftGate<Draft>(props: DraftGateProps<Draft>) {
  const { fresh, version, kept, subject, backTo, dropKept, children } = props;
  const navigate = useNavigate();
  const anew = { draft: fresh, version, base: fresh, keptAt: undefined };
  const [beginning, setBeginning] = useState<Beginning<Draft> | undefined>(kept ? undefined : anew);
  const [problem, setProblem] = useState<string>();
  const isOlder = kept?.baseVersion !== version;

  async function drop() {
    try {
      await dropKept();
      setBeginning(anew);
    } catch (error) {
      setProblem(failureInWords(error));
    }
  }

  return (
    <Column>
      <Stack>
        {problem && <StatusMessage kind="error">{problem}</StatusMessage>}
        {beginning && children(beginning)}
        {!beginning && kept && (
          <DraftOffer
            savedAt={kept.savedAt}
            subject={subject}
            isOlder={isOlder}
            onContinue={() =>
              setBeginning({
                draft: kept.draft,
                version: kept.baseVersion,
                base: isOlder ? undefined : fresh,
                keptAt: kept.savedAt,
              })
            }
            onDrop={() => void drop()}
            onClose={() => void navigate(backTo)}
          />
        )}
      </Stack>
    </Column>
  );
}
