import { randomUUID } from 'node:crypto';
import { isOpen } from '@kidney/contract/clients/application-names.paths.ts';
import { addressBlock } from '../../platform/address-block.ts';
import { createCountedPlaces } from '../../platform/counted-places.ts';
import type { Tx } from '../../platform/database.ts';
import type { Upload } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { applicationsRepository, sealedEvents } from '../applications/index.ts';
import { agreesToPictures } from './agrees-to-pictures.ts';
import type { ProofPicturesDeps } from './proof-pictures.deps.ts';
import { stateOf } from './proof-pictures.presenter.ts';
import { proofPicturesRepository, sealedOriginals, type PictureCase } from './proof-pictures.repository.ts';

const hour = 3_600;
const picturesMost = 10;

export const pictureSubject = (id: string) => ({ kind: 'proof-picture', id }) as const;
/** The same for a picture that is not there and for one that somebody else is in charge of. */
export const noSuchPicture = () =>
  new AppError('NOT_FOUND', { message: '찾으시는 사진이 없습니다. 사진은 그 신청의 담당자만 볼 수 있습니다.' });
const notAsked = () =>
  new AppError('NOT_FOUND', { message: '지금은 사진을 받지 않습니다. 궁금하신 것은 사무국으로 전화해 주십시오.' });

export const isOfficer = ({ assigneeId }: PictureCase, who: number): boolean => assigneeId === who;

/** How a picture comes into the holding place: from the applicant by the link, or from the officer. Each is taken once. */
export function createPictureReceiver(deps: ProofPicturesDeps) {
  const { database, clock, auditLog, vault, people, limits, links, privatePictures } = deps;
  const byLink = limits('proof-picture-link', 20, hour);
  const looks = limits('proof-picture-look', 60, hour);
  const sending = createCountedPlaces(1);

  async function addEvent(tx: Tx, applicationId: string, byId: number | null, words: string): Promise<void> {
    const id = randomUUID();
    const { text } = vault.seal(sealedEvents, id, { text: words });
    await applicationsRepository.addEvent(tx, { id, applicationId, type: 'change', at: clock.now(), byId, text });
  }

  /** Looked at before anything of the file is read, and again when it is there. */
  async function requireAsked(tx: Tx, of: string, picture: string, may: (found: PictureCase) => boolean) {
    const found = await applicationsRepository.find(tx, of);
    const row = await proofPicturesRepository.lock(tx, of, picture);
    if (!found || !row || !may(found)) return false;
    return stateOf(row) === 'asked' && agreesToPictures(people, tx, found);
  }

  async function take(
    of: string,
    picture: string,
    may: (found: PictureCase) => boolean,
    openUpload: () => Promise<Upload>,
    by: number | null,
  ): Promise<boolean> {
    const isAsked = (tx: Tx) => requireAsked(tx, of, picture, may);
    if (!(await database.write.transaction(isAsked))) return false;
    const { bytes } = await privatePictures.receive(openUpload);
    return database.write.transaction(async (tx) => {
      if (!(await isAsked(tx))) return false;
      const sealed = vault.sealBytes(sealedOriginals, picture, 'original', bytes);
      await proofPicturesRepository.hold(tx, picture, sealed, clock.now());
      auditLog.record(tx, 'created', pictureSubject(picture), { details: { application: of } });
      await addEvent(tx, of, by, by === null ? '신청하신 분이 서류 사진을 올렸습니다.' : '서류 사진을 올렸습니다.');
      return true;
    });
  }

  return {
    addEvent,

    async upload(of: string, picture: string, openUpload: () => Promise<Upload>, by: number): Promise<void> {
      if (!(await take(of, picture, (found) => isOfficer(found, by), openUpload, by))) throw noSuchPicture();
    },

    /** Only while it is asked for and the case goes on. */
    async send(token: string, picture: string, openUpload: () => Promise<Upload>, address: string): Promise<void> {
      await byLink.take(addressBlock(address));
      const of = links.read(token);
      if (of === null) throw notAsked();
      const leave = sending(of);
      if (!leave) throw new AppError('TOO_MANY_REQUESTS', { message: '사진을 이미 받고 있습니다.', retryAfter: 10 });
      try {
        const isTaken = await take(of, picture, ({ state }) => isOpen(state), openUpload, null);
        if (!isTaken) throw notAsked();
      } finally {
        leave();
      }
    },

    /** Whether the link asks for this picture now, told before anything of it is read. Null where it asks for none. */
    async linkOf(token: string, picture: string, address: string): Promise<string | null> {
      const of = links.read(token);
      if (of === null) return null;
      await looks.take(addressBlock(address));
      const asked = await proofPicturesRepository.asked(database.read, of, picturesMost);
      return asked.some(({ id }) => id === picture) ? of : null;
    },
  };
}
