import { route } from '../../shared/route.ts';
import type {
  ChangePassword,
  EditProfile,
  Profile,
  Refresh,
  RefreshAnswer,
  SignIn,
  SignUp,
  User,
} from './accounts.schema.ts';

export const accountsPaths = {
  signUp: route<{ body: SignUp; data: null }>('POST', '/auth/signup'),
  signIn: route<{ body: SignIn; data: { accessToken: string; userInfo: User } }>('POST', '/auth/login'),
  refresh: route<{ body: Refresh; bare: RefreshAnswer }>('POST', '/auth/refresh'),
  signOut: route<{ data: null }>('POST', '/auth/logout'),
  me: route<{ data: Profile }>('GET', '/auth/me'),
  editProfile: route<{ body: EditProfile; data: Profile }>('PUT', '/auth/me'),
  changePassword: route<{ body: ChangePassword; data: null }>('POST', '/auth/password'),
};
