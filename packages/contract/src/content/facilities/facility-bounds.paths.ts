/** The most characters of what is typed. */
export const facilityBounds = {
  name: 80,
  district: 20,
  address: 120,
  phone: 20,
  holidayNote: 200,
  grade: 20,
  note: 300,
} as const;
