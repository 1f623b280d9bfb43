/** The most characters of what is typed. */
export const identityBounds = {
  name: 60,
  phone: 20,
  fax: 20,
  email: 254,
  address: 120,
  hours: 60,
  representative: 60,
  registrationNumber: 40,
} as const;
export const bannerBounds = { text: 120, linkLabel: 40 } as const;
export const disasterBounds = { title: 60, lead: 200, shuttleNote: 200, clinicNote: 100 } as const;
/** How many rows a list of a setting may have. */
export const settingRows = { accounts: 5, links: 12, vans: 20, steps: 10, calls: 10 } as const;
/** Of each period, in months. */
export const retentionMonths = {
  applications: { least: 1, most: 12 },
  members: { least: 1, most: 12 },
  riders: { least: 12, most: 60 },
  pledges: { least: 12, most: 60 },
  formats: { least: 1, most: 12 },
  consents: { least: 12, most: 36 },
} as const;
