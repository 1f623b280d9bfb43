const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** For those who put the site on the first screen of their telephone. */
export function webManifest(name: string) {
  return {
    name,
    short_name: name,
    lang: 'ko',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbf7ef',
    theme_color: '#ffffff',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}
