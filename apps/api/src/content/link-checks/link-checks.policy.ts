/** Who mends links: whoever writes. */
export const maySeeLinks = ['editor', 'owner'] as const;
