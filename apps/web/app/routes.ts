import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Pages of a section share its module, which is a chunk of its own. */
const page = (path: string, section: string) => route(path, `content/pages/public/${section}.route.tsx`, { id: path });

/** Every board has the same screens; its address says which one it is. */
const board = (path: string) => [
  route(path, 'content/boards/public/list.route.tsx', { id: path }),
  route(`${path}/create`, 'content/boards/admin/create.route.tsx', { id: `${path}/create` }),
  route(`${path}/edit/:id`, 'content/boards/admin/edit.route.tsx', { id: `${path}/edit` }),
  route(`${path}/:id`, 'content/boards/public/post.route.tsx', { id: `${path}/post` }),
];

/** What is added and what is changed is written on one screen. */
const writing = (path: string, file: string) =>
  [`${path}/create`, `${path}/edit/:id`].map((each) => route(each, file, { id: each }));

/** A kind of content with the plain pages of the engine (`npm run new`). */
export const shortList = (place: string, folder: string, one: string) => {
  const path = place.slice(1);
  return [
    route(path, `content/${folder}/public/${folder}.route.tsx`),
    ...writing(path, `content/${folder}/admin/${one}-writing.route.tsx`),
    route(`${path}/:id`, `content/${folder}/public/${one}.route.tsx`),
  ];
};

/** Every form of application has the same screens; its address says which one it is. */
const application = (path: string) =>
  Object.entries({ '': 'start', '/check': 'check', '/done': 'done', '/later': 'later', '/:page': 'page' }).map(
    ([below, file]) => route(path + below, `clients/applications/public/${file}.route.tsx`, { id: path + below }),
  );

export default [
  index('shell/home/home.route.tsx'),
  route('transport/center', 'shell/transport/center.route.tsx'),
  ...application('transport/apply'),
  route('transport/status', 'clients/applications/public/status.route.tsx'),
  route('transport/status/picture', 'clients/proofs/public/picture.route.tsx'),
  page('kidney/overview', 'kidney'),
  page('kidney/therapy', 'kidney'),
  page('kidney/first-weeks', 'kidney'),
  route('kidney/facilities', 'content/facilities/public/facilities.route.tsx'),
  page('kidney/welfare', 'kidney'),
  page('kidney/disaster', 'kidney'),
  route('community/events', 'content/events/public/events.route.tsx'),
  ...writing('community/events', 'content/events/admin/event-writing.route.tsx'),
  route('community/events/:id', 'content/events/public/event.route.tsx'),
  route('community/events/:id/register', 'clients/event-registrations/public/register.route.tsx'),
  route('community/newsletter', 'content/newsletters/public/newsletters.route.tsx'),
  ...writing('community/newsletter', 'content/newsletters/admin/issue-writing.route.tsx'),
  route('community/newsletter/:id', 'content/newsletters/public/issue.route.tsx'),
  route('community/newsletter/:id/:page', 'content/newsletters/public/page.route.tsx'),
  page('community/membership', 'community'),
  ...application('community/membership/apply'),
  page('daycare/overview', 'daycare'),
  page('daycare/introduction', 'daycare'),
  route('daycare/programs', 'content/programs/public/programs.route.tsx', [
    index('content/programs/public/program-list.route.tsx'),
    route(':id', 'content/programs/public/program.route.tsx'),
  ]),
  ...writing('daycare/programs', 'content/programs/admin/program-writing.route.tsx'),
  page('hope/center', 'hope'),
  page('love/donation', 'love'),
  page('love/sponsorship', 'love'),
  ...application('love/sponsorship/apply'),
  page('association/greeting', 'association'),
  page('association/purpose', 'association'),
  page('association/projects', 'association'),
  page('association/organization', 'association'),
  page('association/history', 'association'),
  page('association/directions', 'association'),
  page('privacy', 'legal'),
  page('privacy/:version', 'legal-version'),
  page('terms', 'legal'),
  page('terms/:version', 'legal-version'),
  page('accessibility', 'accessibility'),
  route('accessibility/request', 'clients/format-requests/public/request.route.tsx'),
  ...board('community/news'),
  ...board('community/notices'),
  ...board('daycare/news'),
  ...board('daycare/notice'),
  ...board('love/reports'),
  route('community/faq', 'content/faq/public/faq.route.tsx'),
  route('admin', 'shell/admin/staff-home/staff-home.route.tsx'),
  route('admin/login', 'office/accounts/admin/login.route.tsx'),
  route('admin/signup', 'office/accounts/admin/signup.route.tsx'),
  route('admin/change-password', 'office/accounts/admin/change-password.route.tsx'),
  route('admin/edit-profile', 'office/accounts/admin/edit-profile.route.tsx'),
  route('admin/confirm-email', 'office/accounts/admin/confirm-email.route.tsx'),
  route('admin/forgot-password', 'office/accounts/admin/forgot-password.route.tsx'),
  route('admin/reset-password', 'office/accounts/admin/reset-password.route.tsx'),
  route('admin/new-device', 'office/accounts/admin/new-device.route.tsx'),
  route('admin/invitation', 'office/accounts/admin/invitation.route.tsx'),
  route('admin/sessions', 'office/accounts/admin/sessions.route.tsx'),
  route('admin/second-factor', 'office/accounts/admin/second-factor/second-factor.route.tsx'),
  route('admin/people', 'office/accounts/admin/staff/staff.route.tsx'),
  route('admin/contents', 'content/contents/admin/contents.route.tsx'),
  route('admin/facts', 'content/facts/admin/facts.route.tsx'),
  route('admin/links', 'content/link-checks/admin/link-checks.route.tsx'),
  route('admin/service-days', 'transport/service-days/admin/service-days.route.tsx'),
  route('admin/duties', 'office/duties/admin/duties.route.tsx'),
  route('admin/applications', 'clients/cases/admin/list/applications.route.tsx'),
  route('admin/applications/:id', 'clients/cases/admin/case/case.route.tsx'),
  route('admin/format-requests', 'clients/format-requests/admin/format-requests.route.tsx'),
  route('admin/group-messages', 'clients/group-messages/admin/group-messages.route.tsx'),
  route('admin/group-messages/:id', 'clients/group-messages/admin/sent-group.route.tsx'),
  route('admin/event-registrations', 'clients/event-registrations/admin/event-registrations.route.tsx'),
  route('admin/event-registrations/:id/:day', 'clients/event-registrations/admin/event-day.route.tsx'),
  route('admin/tour', 'clients/tours/admin/tour.route.tsx'),
  route('admin/imports', 'clients/imports/admin/imports.route.tsx'),
  route('admin/old-posts', 'content/old-posts/admin/old-posts.route.tsx'),
  route('admin/call', 'shell/admin/call.route.tsx'),
  route('admin/call/:kind', 'clients/cases/admin/call/take-call.route.tsx'),
  route('admin/person/:id', 'shell/admin/person.route.tsx'),
  route('admin/watch', 'operations/watch/admin/watch.route.tsx'),
  route('admin/records', 'office/audit-log/admin/records.route.tsx'),
  route('admin/messages', 'office/notifications/admin/messages.route.tsx'),
  route('admin/retention', 'clients/people/admin/retention.route.tsx'),
  route('admin/settings', 'shell/admin/settings.route.tsx'),
  route('admin/logout', 'office/accounts/admin/logout.route.ts'),
  route('search', 'content/search/public/search.route.tsx'),
  route('sitemap', 'shell/sitemap/sitemap.route.tsx'),
  route('test', 'shell/catalogue/catalogue.route.tsx'),
  route('settings/display', 'shell/display.route.ts'),
  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;
