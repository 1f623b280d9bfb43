import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('shell/home.route.tsx'),
  route('community/faq', 'features/faq/public/faq.route.tsx'),
  route('admin/login', 'features/accounts/admin/login.route.tsx'),
  route('admin/signup', 'features/accounts/admin/signup.route.tsx'),
  route('admin/change-password', 'features/accounts/admin/change-password.route.tsx'),
  route('admin/edit-profile', 'features/accounts/admin/edit-profile.route.tsx'),
  route('admin/logout', 'features/accounts/admin/logout.route.ts'),
  route('settings/display', 'shell/display.route.ts'),
  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;
