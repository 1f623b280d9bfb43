import type { Vault } from '../../platform/sealed-text/vault.ts';
import { measurePicture } from '../../platform/measure-picture.ts';
import { officeOnly, ownKey, tell, type PersonalRecords, type PersonalTable, type Told } from '../people/index.ts';
import { proofWords } from '../applications/index.ts';
import {
  proofRecordsRepository,
  sealedPictures,
  type OriginalRow,
  type PictureRow,
} from './proof-records.repository.ts';

/** The pictures lie in the file too, on a sheet of their own. */
const pictureTable: PersonalTable<PictureRow> = {
  table: 'proof_pictures',
  title: '서류 사진',
  columns: {
    id: ownKey,
    applicationId: ownKey,
    kind: '무슨 서류',
    askedAt: '부탁드린 때',
    askedBy: officeOnly,
    cameAt: '받은 때',
    picture: '번호를 가린 사진',
    blackedOutAt: '번호를 가린 때',
  },
  kept: 'proof-pictures',
};

const originalTable: PersonalTable<OriginalRow> = {
  table: 'proof_originals',
  title: '가리기 전의 서류 사진',
  columns: { pictureId: ownKey, original: '받은 사진', cameAt: '받은 때' },
  kept: 'proof-pictures',
};

/** With the blacked-out pictures themselves. */
function tellPictures(vault: Vault, rows: readonly PictureRow[]): Promise<Told[]> {
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
const tellOriginals = (rows: readonly OriginalRow[]): Told[] =>
  tell(
    originalTable,
    rows.map(({ original, ...row }) => ({
      ...row,
      original: `사진 1장(${Math.ceil(original.length / 1024)} KB). 번호를 가리기 전이라 이 파일에 넣지 않습니다. 담당자가 따로 드립니다.`,
    })),
  );

/** Pictures of proofs, and those that nobody has blacked out yet. */
export const createProofRecords = ({ vault }: { vault: Vault }): PersonalRecords => ({
  tables: [pictureTable, originalTable],
  export: async (tx, whose) => [
    ...(await tellPictures(vault, await proofRecordsRepository.pictures(tx, whose.id))),
    ...tellOriginals(await proofRecordsRepository.originals(tx, whose.id)),
  ],
  erase: (tx, whose) => proofRecordsRepository.erase(tx, whose.id),
});
