import { largestFile, type FileKind } from '@kidney/contract/shared/file-formats.ts';
import { AppError } from '../../platform/errors.ts';

const megabytes = (kind: FileKind) => largestFile[kind] / 1024 / 1024;

export const refusals = {
  unknownType: () =>
    new AppError('UNSUPPORTED_MEDIA_TYPE', {
      message:
        '올릴 수 없는 파일입니다. 사진(JPG, PNG, WebP, GIF), PDF, 한글(HWP, HWPX), 워드(DOCX), 엑셀(XLSX)을 올려 주십시오.',
    }),
  noPicture: () =>
    new AppError('UNSUPPORTED_MEDIA_TYPE', { message: '사진만 올릴 수 있습니다. JPG나 PNG 사진을 골라 주십시오.' }),
  telephonePicture: () =>
    new AppError('UNSUPPORTED_MEDIA_TYPE', {
      message:
        '아이폰의 HEIC 사진은 올릴 수 없습니다. 아이폰에서 바로 올리시면 JPEG로 바뀌어 올라갑니다. 컴퓨터에 있는 사진은 JPG로 저장하신 뒤 올려 주십시오.',
    }),
  otherThanNamed: () =>
    new AppError('UNSUPPORTED_MEDIA_TYPE', {
      message: '파일 이름의 끝(확장자)과 실제 내용이 다릅니다. 원래 프로그램에서 다시 저장해 올려 주십시오.',
    }),
  damaged: () =>
    new AppError('INVALID_INPUT', {
      message: '파일이 손상되어 읽을 수 없습니다. 원본을 확인하시고 다시 올려 주십시오.',
    }),
  besidePicture: () => {
    const message = '가릴 곳이 사진 밖에 있습니다. 사진 안으로 옮겨 주십시오.';
    return new AppError('INVALID_INPUT', { message, fields: [{ field: 'areas', message }] });
  },
  empty: () => new AppError('INVALID_INPUT', { message: '파일이 비어 있습니다.' }),
  tooLarge: (kind: FileKind) =>
    new AppError('TOO_LARGE', {
      message: `${kind === 'image' ? '사진은' : '문서는'} ${megabytes(kind)} MB까지 올릴 수 있습니다.`,
    }),
  tooManyPixels: () =>
    new AppError('TOO_LARGE', { message: '사진의 가로세로가 너무 큽니다. 4,000만 화소까지 올릴 수 있습니다.' }),
  swollenArchive: () =>
    new AppError('INVALID_INPUT', { message: '압축을 풀면 지나치게 커지는 파일이라 올릴 수 없습니다.' }),
  active: () =>
    new AppError('INVALID_INPUT', {
      message:
        '실행되는 내용(매크로, 스크립트, 딸린 파일)이 들어 있어 올릴 수 없습니다. 그것을 빼고 다시 저장해 주십시오.',
    }),
  infected: () =>
    new AppError('INVALID_INPUT', { message: '바이러스가 발견되어 올리지 않았습니다. 컴퓨터를 검사해 주십시오.' }),
  gone: () => new AppError('NOT_FOUND', { message: '이미 삭제된 파일입니다.' }),
  notAllThere: () =>
    new AppError('CONFLICT', { message: '올리신 파일 가운데 없어진 것이 있습니다. 빼고 다시 올려 주십시오.' }),
  inUse: () => new AppError('CONFLICT', { message: '글에 쓰이고 있는 파일이라 삭제할 수 없습니다.' }),
};
