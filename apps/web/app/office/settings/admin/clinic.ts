/** What the words for a disaster say of a clinic; the page hands them in. */
export interface Clinic {
  id: number;
  name: string;
  district: string;
  phone: string;
}
