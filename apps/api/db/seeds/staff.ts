/** Sample people for a developer's own machine; never made in production. */
export const sampleStaff = [
  { username: 'owner', email: 'owner@example.com', nickName: '견본 관리자', roles: ['owner'] },
  { username: 'editor', email: 'editor@example.com', nickName: '견본 편집자', roles: ['editor'] },
] as const;
