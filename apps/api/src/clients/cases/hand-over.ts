import type { OpenWork } from '../../office/accounts/index.ts';
import { mayLeadCases, subjectOf } from '../applications/index.ts';
import { hasPicturesAmong } from '../proofs/index.ts';
import { careInWords } from './care-labels.ts';
import type { CaseWriter } from './case-writer.ts';
import type { CasesDeps } from './cases.deps.ts';
import { officersRepository } from './officers.repository.ts';

/** What becomes of the open cases of an officer who leaves. */
export function createHandOver({ auditLog, names }: CasesDeps, writer: CaseWriter): OpenWork {
  return {
    roles: mayLeadCases,
    counts: officersRepository.countLed,

    async hold(tx, of) {
      await officersRepository.lockOfficer(tx, of);
      return (await officersRepository.countLed(tx, of)).get(of) ?? 0;
    },

    async handOver(tx, from, to, by) {
      const nickName = to === null ? null : ((await names(tx, [to])).get(to) ?? '');
      const cases = await officersRepository.handOver(tx, from, to);
      const pictured = await hasPicturesAmong(
        tx,
        cases.map(({ id }) => id),
      );
      for (const { id, dueOn } of cases) {
        auditLog.record(tx, 'changed', subjectOf(id), to === null ? {} : { details: { assignee: to } });
        const words = careInWords({ nickName, dueOn, changesPictures: pictured.has(id) });
        await writer.addEvent(tx, id, by, { type: 'change' }, words);
      }
    },
  };
}
