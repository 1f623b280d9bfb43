import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers, FormNote } from '@kidney/contract/clients/forms/forms.schema.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';

type Group = CallForm['groups'][number];

/** What has to be known about the answers of a group, asked for as they are given. Where it cannot be had, the case says it later. */
export function useNotes(kind: CallForm['kind'], { fields, hasNotes }: Group, answers: Answers): readonly FormNote[] {
  const [notes, setNotes] = useState<readonly FormNote[]>([]);
  const given = fields.flatMap(({ name }) => {
    const answer = answers[name] ?? '';
    return answer.length === 0 ? [] : [[name, answer] as const];
  });
  const asked = hasNotes ? JSON.stringify(Object.fromEntries(given)) : '{}';

  useEffect(() => {
    let isAsked = true;
    const show = (found: readonly FormNote[]) => {
      if (isAsked) setNotes(found);
    };
    if (asked === '{}') show([]);
    else {
      const body = { answers: JSON.parse(asked) as Answers };
      call(browserTransport, casesPaths.callNotes, { params: { kind }, body }).then(
        ({ data }) => show(data),
        () => show([]),
      );
    }
    return () => {
      isAsked = false;
    };
  }, [kind, asked]);

  return notes;
}
