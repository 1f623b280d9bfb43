/** As the settings said when this process last read them, for when it has to do without them. */
interface RememberedSite {
  name: string;
  phone: string;
  districts: ReadonlySet<string>;
}

let remembered: RememberedSite | null = null;

export function rememberSite(site: { name: string; phone: string; districts: readonly string[] }): void {
  remembered = { ...site, districts: new Set(site.districts) };
}

export const rememberedSite = (): RememberedSite | null => remembered;
