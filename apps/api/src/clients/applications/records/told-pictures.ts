import type { Vault } from '../../../platform/sealed-text/vault.ts';
import { measurePicture } from '../../../platform/measure-picture.ts';
import { tell, type Told } from '../../people/index.ts';
import { sealedPictures, type OriginalRow, type PictureRow } from './application-records.repository.ts';
import { originalTable, pictureTable } from './application-tables.ts';
import { proofWords } from './record-labels.ts';

/** With the blacked-out pictures themselves. */
export function tellPictures(vault: Vault, rows: readonly PictureRow[]): Promise<Told[]> {
  const opened = rows.map(({ picture, ...row }, at) => ({
    ...row,
    kind: proofWords[row.kind],
    picture: picture && `‘사진’ 시트에 있습니다: 서류 사진 ${at + 1}`,
  }));
  const withPicture = async (line: Told): Promise<Told> => {
    const row = rows[line.number - 1];
    if (line.item !== pictureTable.columns.picture || !row?.picture) return line;
    const bytes = vault.openBytes(sealedPictures, row.id, 'picture', row.picture);
    return { ...line, picture: { id: row.id, ...(await measurePicture(bytes)) } };
  };
  return Promise.all(tell(pictureTable, opened).map(withPicture));
}

/** Nobody but the officer of the case sees one before its number is blacked out: the file says that it is there. */
export const tellOriginals = (rows: readonly OriginalRow[]): Told[] =>
  tell(
    originalTable,
    rows.map(({ original, ...row }) => ({
      ...row,
      original: `사진 1장(${Math.ceil(original.length / 1024)} KB). 번호를 가리기 전이라 이 파일에 넣지 않습니다. 담당자가 따로 드립니다.`,
    })),
  );
