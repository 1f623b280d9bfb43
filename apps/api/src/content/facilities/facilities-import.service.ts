import { importFileMax } from '@kidney/contract/content/facilities/facilities-import.schema.ts';
import type { SheetFormat } from '@kidney/contract/shared/sheet.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { readSpreadsheet } from '../../platform/spreadsheet/read-spreadsheet.ts';
import { writeSpreadsheet } from '../../platform/spreadsheet/write-spreadsheet.ts';
import type { Database } from '../../platform/database.ts';
import { districtsOf, regionOf } from '../../office/settings/index.ts';
import type { FacilitiesService } from './facilities.service.ts';
import { planImport } from './import-plan.ts';
import { columns } from './sheet-columns.ts';

async function readFile(base64: string): Promise<string[][]> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > importFileMax) throw new AppError('TOO_LARGE', { message: '파일은 1 MB까지 올릴 수 있습니다.' });
  return readSpreadsheet(bytes);
}

interface Deps {
  facilities: FacilitiesService;
  database: Database;
  clock: Clock;
}

export function createFacilitiesImport({ facilities, database, clock }: Deps) {
  return {
    async preview(file: string) {
      const { token, rows, ignored } = planImport(
        await readFile(file),
        await facilities.list({}),
        await districtsOf(database.read),
      );
      return { token, rows, ignored };
    },

    /** All of it or nothing, and only what the preview showed. */
    async run(file: string, token: string) {
      const sheet = await readFile(file);
      return facilities.write(async (tx) => {
        const { added, changed, ...preview } = planImport(sheet, await facilities.listIn(tx), await districtsOf(tx));
        if (preview.token !== token) {
          const message = '미리 보신 뒤에 목록이나 파일이 바뀌었습니다. 다시 확인해 주십시오.';
          throw new AppError('STALE_VERSION', { message, current: preview });
        }
        const wrong = preview.rows.filter(({ state }) => state === 'wrong');
        if (wrong.length > 0) {
          const message = `틀린 줄이 ${wrong.length}개 있어 하나도 올리지 않았습니다. 파일을 고쳐 다시 올려 주십시오.`;
          throw new AppError('INVALID_INPUT', { message });
        }
        await facilities.merge(tx, added, changed);
        return {
          added: added.length,
          changed: changed.length,
          same: preview.rows.length - added.length - changed.length,
        };
      });
    },

    async export(format: SheetFormat) {
      const region = await regionOf(database.read);
      const name = `${region.name}-인공신장실-${seoulDate(clock.now())}`;
      return writeSpreadsheet(name, format, columns, await facilities.list({}));
    },
  };
}

export type FacilitiesImport = ReturnType<typeof createFacilitiesImport>;
