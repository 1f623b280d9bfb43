import { AppError } from '../../platform/errors.ts';

export const subjectOf = (id: string) => ({ kind: 'application', id }) as const;
export const noSuchApplication = () => new AppError('NOT_FOUND', { message: '찾으시는 신청이 없습니다.' });
