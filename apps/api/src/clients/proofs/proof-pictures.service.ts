import { randomUUID } from 'node:crypto';
import {
  isOpen,
  originalKeptDays,
  pictureKeptDays,
  type ProofKind,
} from '@kidney/contract/clients/application-names.paths.ts';
import type {
  askPictureSchema,
  BlackOut,
  OpenedPicture,
  ProofPictures,
} from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import type { z } from 'zod';
import type { Tx } from '../../platform/database.ts';
import type { Upload } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { noSuchApplication, applicationsRepository } from '../applications/index.ts';
import { agreesToPictures } from './agrees-to-pictures.ts';
import type { ProofPicturesDeps } from './proof-pictures.deps.ts';
import { day, presentPictures, stateOf } from './proof-pictures.presenter.ts';
import {
  proofPicturesRepository,
  sealedOriginals,
  sealedPictures,
  type PictureCase,
  type PictureRow,
} from './proof-pictures.repository.ts';
import { createPictureReceiver, isOfficer, noSuchPicture, pictureSubject } from './receive-picture.ts';

const picturesMost = 10;
const askingWords = '서류 사진이 필요합니다. 주민등록번호 뒤 일곱 자리를 가리고 찍어 보내 주십시오.';
const notTheOfficer = () =>
  new AppError('NOT_PERMITTED', { message: '이 신청의 담당자만 할 수 있습니다. 먼저 담당을 맡아 주십시오.' });
const notAgreed = () =>
  new AppError('CONFLICT', {
    message: '서류 사진에 대한 동의를 먼저 받아 주십시오. 아래 ‘동의’에서 새로 받으실 수 있습니다.',
  });
const isOver = () => new AppError('CONFLICT', { message: '이미 끝난 신청이라 사진을 부탁할 수 없습니다.' });
const nothingBlackedOut = () =>
  new AppError('INVALID_INPUT', {
    fields: [{ field: 'areas', message: '가릴 곳을 표시하시거나, 이미 가려져 있다고 표시해 주십시오.' }],
  });

/** Pictures of proofs. Whoever leads the case opens them, and nobody else; each look is in the log. */
export function createProofPictures(deps: ProofPicturesDeps) {
  const { database, clock, auditLog, vault, people, privatePictures, tell } = deps;
  const receiver = createPictureReceiver(deps);

  async function listIn(tx: Tx, of: string, me: number): Promise<ProofPictures> {
    const found = await applicationsRepository.find(tx, of);
    if (!found) throw noSuchApplication();
    return presentPictures(found, await proofPicturesRepository.list(tx, of, picturesMost), isOfficer(found, me));
  }

  /** The row, held until the transaction ends, for the officer of its case. */
  async function mine(tx: Tx, of: string, picture: string, me: number): Promise<PictureRow & { personId: string }> {
    const found = await applicationsRepository.find(tx, of);
    const row = found && isOfficer(found, me) ? await proofPicturesRepository.lock(tx, of, picture) : undefined;
    if (!found || !row) throw noSuchPicture();
    return { ...row, personId: found.personId };
  }

  async function originalOf(tx: Tx, picture: string): Promise<Buffer> {
    const sealed = await proofPicturesRepository.original(tx, picture);
    if (!sealed) throw noSuchPicture();
    return vault.openBytes(sealedOriginals, picture, 'original', sealed);
  }

  async function keptOf(tx: Tx, picture: string): Promise<Buffer> {
    const sealed = await proofPicturesRepository.picture(tx, picture);
    if (!sealed) throw noSuchPicture();
    return vault.openBytes(sealedPictures, picture, 'picture', sealed);
  }

  return {
    /** Of a case that goes on, as long as the consent to pictures is not taken back. */
    async toSend(tx: Tx, of: PictureCase): Promise<{ id: string; kind: ProofKind }[]> {
      const asked = isOpen(of.state) ? await proofPicturesRepository.asked(tx, of.id, picturesMost) : [];
      return asked.length > 0 && (await agreesToPictures(people, tx, of)) ? asked : [];
    },

    send: receiver.send,
    linkOf: receiver.linkOf,

    list: (of: string, me: number): Promise<ProofPictures> =>
      database.write.transaction(async (tx) => {
        const shown = await listIn(tx, of, me);
        auditLog.recordReading(tx, [{ kind: 'application', id: of }]);
        return shown;
      }),

    ask: (of: string, { kind, isTold }: z.output<typeof askPictureSchema>, me: number): Promise<ProofPictures> =>
      database.write.transaction(async (tx) => {
        const found = await applicationsRepository.find(tx, of);
        if (!found) throw noSuchApplication();
        if (!isOfficer(found, me)) throw notTheOfficer();
        if (!(await agreesToPictures(people, tx, found))) throw notAgreed();
        if (!isOpen(found.state)) throw isOver();
        if ((await proofPicturesRepository.list(tx, of, picturesMost)).length >= picturesMost)
          throw new AppError('LIMIT_REACHED', { message: '한 신청에 사진은 열 장까지입니다.' });
        const id = randomUUID();
        await proofPicturesRepository.insert(tx, { id, applicationId: of, kind, askedAt: clock.now(), askedBy: me });
        auditLog.record(tx, 'asked', pictureSubject(id), { details: { application: of } });
        await receiver.addEvent(tx, of, me, '서류 사진을 부탁했습니다.');
        if (isTold) await tell(tx, of, askingWords, me);
        return listIn(tx, of, me);
      }),

    async upload(of: string, picture: string, openUpload: () => Promise<Upload>, me: number): Promise<ProofPictures> {
      await receiver.upload(of, picture, openUpload, me);
      return database.write.transaction((tx) => listIn(tx, of, me));
    },

    async open(of: string, picture: string, me: number): Promise<OpenedPicture> {
      const { state, bytes } = await database.write.transaction(async (tx) => {
        const row = await mine(tx, of, picture, me);
        auditLog.recordReading(tx, [{ kind: 'person', id: row.personId }, pictureSubject(picture)], {
          application: of,
        });
        return row.blackedOutAt
          ? { state: 'kept' as const, bytes: await keptOf(tx, picture) }
          : { state: 'held' as const, bytes: await originalOf(tx, picture) };
      });
      const { width, height } = await privatePictures.measure(bytes);
      return { state, width, height, bytes: bytes.toString('base64') };
    },

    /** The original goes in the transaction in which the blacked-out picture comes. */
    async blackOut(of: string, picture: string, { areas, isCovered }: BlackOut, me: number): Promise<ProofPictures> {
      if (areas.length === 0 && !isCovered) throw nothingBlackedOut();
      const original = await database.write.transaction(async (tx) => {
        await mine(tx, of, picture, me);
        return originalOf(tx, picture);
      });
      const bytes = await privatePictures.blackOut(original, areas);
      return database.write.transaction(async (tx) => {
        if (stateOf(await mine(tx, of, picture, me)) !== 'held') throw noSuchPicture();
        const sealed = vault.sealBytes(sealedPictures, picture, 'picture', bytes);
        await proofPicturesRepository.keep(tx, picture, sealed, clock.now());
        auditLog.record(tx, 'blacked-out', pictureSubject(picture), { details: { application: of } });
        await receiver.addEvent(tx, of, me, '서류 사진의 번호를 가리고 원본을 지웠습니다.');
        return listIn(tx, of, me);
      });
    },

    remove: (of: string, picture: string, me: number): Promise<ProofPictures> =>
      database.write.transaction(async (tx) => {
        await mine(tx, of, picture, me);
        await proofPicturesRepository.remove(tx, picture);
        auditLog.record(tx, 'removed', pictureSubject(picture), { details: { application: of } });
        await receiver.addEvent(tx, of, me, '서류 사진을 지웠습니다.');
        return listIn(tx, of, me);
      }),

    async housekeep(): Promise<void> {
      const now = clock.now().getTime();
      await proofPicturesRepository.forgetOriginals(database.jobs, new Date(now - originalKeptDays * day));
      await proofPicturesRepository.forgetDecided(database.jobs, new Date(now - pictureKeptDays * day));
    },
  };
}

export type ProofPicturesService = ReturnType<typeof createProofPictures>;
