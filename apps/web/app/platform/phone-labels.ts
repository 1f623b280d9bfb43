/** With the hyphens that make it readable; what is no Korean number stays as it is. */
export const phoneInWords = (phone: string): string =>
  phone.replace(/^(02|050\d|0\d\d)(\d{3,4})(\d{4})$/, '$1-$2-$3').replace(/^(1\d{3})(\d{4})$/, '$1-$2');
