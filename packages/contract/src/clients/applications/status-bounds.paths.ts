/** By which an applicant finds an application. */
export const statusBounds = { receipt: 40, phone: 20 } as const;
