import { AppError } from '../../platform/errors.ts';

/** Usernames are no secret: who chooses one has to be told that it is taken. */
export function usernameTaken(): AppError {
  const message = '이미 쓰고 있는 아이디입니다. 다른 아이디를 넣어 주십시오.';
  return new AppError('CONFLICT', { message, fields: [{ field: 'username', message }] });
}
