import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createTestFolder, type TestFolder } from '../../../../../../testing/folder.ts';
import { createPostOffice } from '../../../../../../testing/messages.ts';
import type { WorkerProcess } from '../../../../../../testing/process.ts';
import { solapiAccount, startSolapi, type SolapiStandIn } from '../../../../../../testing/solapi.ts';

let test: TestApi;
let solapi: SolapiStandIn;
let folder: TestFolder;
let worker: WorkerProcess | undefined;
beforeEach(async () => {
  worker = undefined;
  test = await createTestApi();
  solapi = await startSolapi();
  folder = createTestFolder();
});
afterEach(async () => {
  await worker?.end();
  await solapi[Symbol.asyncDispose]();
  await test[Symbol.asyncDispose]();
  folder.remove();
});

function settings(mode: number) {
  const file = join(folder.path, 'solapi.secret');
  writeFileSync(file, `${solapiAccount.secret}\n`, { mode });
  return {
    SOLAPI_KEY: solapiAccount.key,
    SOLAPI_SECRET_FILE: file,
    SOLAPI_SENDER: '0520000000',
    SOLAPI_CHANNEL: 'KA01PF1',
    SOLAPI_TEMPLATES: 'office=KA01TP1',
    SOLAPI_ADDRESS: solapi.address,
  };
}

describe('an operator who sets SOLAPI up', { timeout: 120_000 }, () => {
  it('D-OFF-05 has texts and notices sent by the worker, each with what the provider calls it', async () => {
    const office = createPostOffice(test);
    const data = { subject: '점검', text: '내일 쉽니다.' };
    const notice = { template: 'office', channel: 'alimtalk', to: '010-0000-0000', data } as const;
    const ids = [await office.queue({ ...notice, channel: 'sms' }), await office.queue(notice)];
    worker = await office.startWorker(settings(0o400));
    for (const id of ids) {
      await office.until(id, 'sent');
      expect(solapi.taken.map(({ messageId }) => messageId)).toContain((await office.stateOf(id))?.provider_id);
    }
    expect(new Set(solapi.taken.map(({ customFields }) => customFields['messageId']))).toEqual(new Set(ids));
  });

  it('D-OFF-05 is told at the start of a secret that others can read', async () => {
    const starting = createPostOffice(test).startWorker(settings(0o644));
    await expect(starting).rejects.toThrow('stopped at once');
  });
});
